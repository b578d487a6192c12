/**
 * What the tests import as "vitest" where there is no vitest: its own runner and its own assertions, without the server,
 * the workers and the native modules around them.
 */
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  type ExpectStatic,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
} from "@vitest/expect";
import * as chai from "chai";

export { afterAll, afterEach, beforeAll, beforeEach, describe, it } from "@vitest/runner";

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

const matchers = (globalThis as Record<symbol, object>)[ASYMMETRIC_MATCHERS_OBJECT];
export const expect = Object.assign(
  (value: unknown, message?: string) => chai.expect(value, message),
  chai.expect,
  matchers,
) as unknown as ExpectStatic;

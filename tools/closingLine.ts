import type { Reporter, TestModule } from "vitest/node";

/**
 * Ends every run with one line such as `123 passed, 0 failed, 2 skipped`, for people and for CI; before it why some were skipped, and again, in a line
 * each, what failed or passed at its second try only: of a long log often just the end is kept.
 */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    let skipped = 0;
    const reasons = new Set<string>();
    // An error outside any test (an import that throws, an unhandled rejection) is a failure too.
    let failed = errors.length;
    const lines = errors.map((error) => `failed: ${firstLine(error)}`);
    for (const module of modules) {
      failed += module.errors().length;
      for (const error of module.errors()) lines.push(`failed: ${module.relativeModuleId}: ${firstLine(error)}`);
      for (const { name } of module.children.allSuites()) reasons.add(/\(skipped: (.*)\)$/.exec(name)?.[1] ?? "");
      for (const test of module.children.allTests()) {
        const { state, errors: causes } = test.result();
        const line = () => `${module.relativeModuleId} > ${test.fullName}: ${firstLine(causes?.[0])}`;
        if (state === "passed") {
          passed++;
          if (test.diagnostic()?.flaky) lines.push(`passed at its second try: ${line()}`);
        } else if (state === "skipped") skipped++;
        else {
          failed++;
          lines.push(`failed: ${line()}`);
        }
      }
    }
    if (lines.length > 0) process.stdout.write(`\n${lines.join("\n")}\n`);
    for (const reason of reasons) if (reason) process.stdout.write(`\nskipped: ${reason}\n`);
    process.stdout.write(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}\n`);
  }
}

function firstLine(error: unknown): string {
  const told = (error as { message?: string } | undefined)?.message ?? error ?? "no message";
  return String(told).split("\n")[0] ?? "";
}

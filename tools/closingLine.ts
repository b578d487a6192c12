import type { Reporter, TestModule } from "vitest/node";

/** Ends every run with one line such as `123 passed, 0 failed, 2 skipped`, for people and for CI; before it why some were skipped. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    let skipped = 0;
    const reasons = new Set<string>();
    // An error outside any test (an import that throws, an unhandled rejection) is a failure too.
    let failed = errors.length;
    for (const module of modules) {
      failed += module.errors().length;
      for (const { name } of module.children.allSuites()) reasons.add(/\(skipped: (.*)\)$/.exec(name)?.[1] ?? "");
      for (const test of module.children.allTests()) {
        const state = test.result().state;
        if (state === "passed") passed++;
        else if (state === "skipped") skipped++;
        else failed++;
      }
    }
    for (const reason of reasons) if (reason) process.stdout.write(`\nskipped: ${reason}\n`);
    process.stdout.write(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}\n`);
  }
}

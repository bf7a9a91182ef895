import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Prints how many cells of the fault matrix passed, and which failed. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter as the default of its module
export default class MatrixReporter implements Reporter {
  readonly #cells = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    if (test.location.file.endsWith('fault-matrix.spec.ts')) this.#cells.add(test);
  }

  onEnd(): void {
    const cells = [...this.#cells];
    if (cells.length === 0) return;
    const wrong = cells.filter((test) => test.outcome() === 'unexpected' || test.expectedStatus === 'failed');
    console.log(`Faults: ${cells.length - wrong.length} of ${cells.length} end right.`);
    for (const { parent, title } of wrong) console.log(`  not yet: ${parent.title} × ${title}`);
  }
}

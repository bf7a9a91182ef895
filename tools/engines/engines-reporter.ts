import { basename } from 'node:path';
import type { Reporter, TestCase } from '@playwright/test/reporter';

interface Count {
  right: number;
  all: number;
  ms: number;
}

/** Reports per engine and spec file how many tests pass, and their duration. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter as the default of its module
export default class EnginesReporter implements Reporter {
  readonly #tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.#tests.add(test);
  }

  onEnd(): void {
    const counts = new Map<string, Count>();
    for (const test of this.#tests) {
      const kind = basename(test.location.file, '.spec.ts');
      const name = `${test.parent.project()?.name}, ${kind}`;
      const { right, all, ms } = counts.get(name) ?? { right: 0, all: 0, ms: 0 };
      counts.set(name, {
        right: right + (test.outcome() === 'expected' ? 1 : 0),
        all: all + 1,
        ms: ms + test.results.reduce((sum, { duration }) => sum + duration, 0),
      });
    }
    for (const [name, { right, all, ms }] of [...counts].sort())
      console.log(`${name}: ${right} of ${all}, ${Math.round(ms / 1000)} s`);
  }
}

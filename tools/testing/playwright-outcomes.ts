import { relative } from 'node:path';
import type { Reporter, TestCase } from '@playwright/test/reporter';
import { lastLines, type Outcome, recordOutcomes } from './outcomes.ts';

const root = process.cwd();

function outcomeOf(test: TestCase): Outcome {
  const [, project = '', , ...titles] = test.titlePath();
  const file = relative(root, test.location.file);
  const command = `pnpm exec playwright test --project=${project} ${file}:${test.location.line}`;
  return { title: titles.join(' › '), file, command };
}

/** Names the flaky and failed tests of a run in its last lines. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter as the default of its module
export default class PlaywrightOutcomes implements Reporter {
  readonly #tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.#tests.add(test);
  }

  onEnd(): void {
    const withOutcome = (outcome: ReturnType<TestCase['outcome']>) =>
      [...this.#tests].filter((test) => test.outcome() === outcome).map(outcomeOf);
    const outcomes = { flaky: withOutcome('flaky'), failed: withOutcome('unexpected') };
    recordOutcomes('playwright', outcomes);
    for (const line of lastLines(outcomes)) console.log(line);
  }
}

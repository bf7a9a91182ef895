import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { lastLines, type Outcome, quoted, recordOutcomes } from './outcomes.ts';

const command = (project: string, file: string, title?: string) =>
  `pnpm exec vitest run --project ${quoted(project)} ${file}${title ? ` -t ${quoted(asPattern(title))}` : ''}`;

const asPattern = (title: string) => title.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Name of a test as `-t` compares it: all titles, separated by spaces. */
const nameOf = (test: TestCase) => test.fullName.replaceAll(' > ', ' ');

const outcomeOf = (test: TestCase): Outcome => ({
  title: test.fullName,
  file: test.module.relativeModuleId,
  command: command(test.project.name, test.module.relativeModuleId, nameOf(test)),
});

const brokenFile = ({ project, relativeModuleId: file }: TestModule): Outcome => ({
  title: 'the whole file',
  file,
  command: command(project.name, file),
});

/** Names the flaky and failed tests of a run in its last lines. */
export class VitestOutcomes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const flaky = tests.filter((test) => test.diagnostic()?.flaky).map(outcomeOf);
    const failed = [
      // Errors outside of tests, in hooks or imports.
      ...modules.filter((module) => !module.ok() && !hasFailedTest(module)).map(brokenFile),
      ...tests.filter((test) => test.result().state === 'failed').map(outcomeOf),
    ];
    recordOutcomes('vitest', { flaky, failed });
    for (const line of lastLines({ flaky, failed })) console.log(line);
  }
}

const hasFailedTest = (module: TestModule) => !module.children.allTests('failed').next().done;

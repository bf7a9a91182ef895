import { test } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { outboxKey } from '../outbox-key.ts';
import { ServerProcess } from '../server-process.ts';
import { commentFlows } from './comment-flows.ts';
import { composerFlows } from './composer-flows.ts';
import { discoverFlows } from './discover-flows.ts';
import { endedSessionFlows } from './ended-session-flows.ts';
import { type Fault, faults } from './faults.ts';
import { type Flow, flows as otherFlows } from './flows.ts';
import { linkFlows } from './link-flows.ts';
import { recoveryFlows } from './recovery-flows.ts';
import { relationFlows } from './relation-flows.ts';
import { roomFlows } from './room-flows.ts';
import { settingsFlows } from './settings-flows.ts';
import { shareFlows } from './share-flows.ts';
import { hasHeardAll, openStage, type Stage, takeNewTab, until } from './stage.ts';
import { subscriptionFlows } from './subscription-flows.ts';

// The matrix crosses user actions (rows) with faults (columns). Each cell has to recover.

const flows = [
  ...otherFlows,
  ...relationFlows,
  ...commentFlows,
  ...composerFlows,
  ...discoverFlows,
  ...endedSessionFlows,
  ...recoveryFlows,
  ...settingsFlows,
  // An upgrade needs a person without a plan, and those who pin links buy one.
  ...subscriptionFlows,
  ...linkFlows,
  ...shareFlows,
  ...roomFlows,
];

/**
 * Expects an action to succeed, or to fail with a message and without loss and then to succeed on retry. The
 * page has to show the server's state after the fault and at the end.
 */
async function endsRight(flow: Flow, fault: Fault, stage: Stage, process?: ServerProcess): Promise<void> {
  await takeNewTab(stage, { isFirstVisit: fault.strikesCode ?? false });
  await flow.begin(stage);
  const trouble = await fault.lay(stage, flow.call, { strikesLater: flow.loadsPage ?? false, process });
  await flow.act(stage);
  await trouble.struck();

  // The app shows no failure for slow code or calls that it repeats by itself.
  const isHeard = !(flow.asksAgain || (fault.isSilence && flow.loadsCode));
  if (isHeard) {
    // While calls are pending, an update is only optimistic, and a failed call may yet turn out successful.
    await until(async () => {
      await trouble.passTime?.();
      return (await hasHeardAll(stage)) && ((await isSaid(flow, stage)) || (await flow.isDone(stage)));
    }, 'Nobody said that it failed.');
    if (!(await flow.isDone(stage))) await flow.keeps?.(stage);
    await nothingIsUnderWay(stage);
  }

  await trouble.heal();
  await until(() => flow.isTrue(stage), 'What is shown is not what the server has, after the fault.');
  if (isHeard && !(await flow.isDone(stage))) {
    await flow.keeps?.(stage);
    await flow.again(stage);
  }
  await until(() => flow.isDone(stage), 'It was tried again, and did not work.');
  await until(() => flow.isTrue(stage), 'What is shown is not what the server has, at the end.');
  await nothingIsUnderWay(stage);
  expect(stage.uncaught, 'errors that nobody caught').toEqual([]);
  if (flow.andThen) await endsRight(flow.andThen, fault, stage, process);
}

/** Whether the failure is shown, in the area's text or, until that is loaded, in a general one. */
const isSaid = (flow: Flow, stage: Stage): Promise<boolean> =>
  flow
    .said(stage)
    .or(stage.page.getByText('Something went wrong. Check your connection and try again.'))
    .first()
    .isVisible();

const nothingIsUnderWay = async ({ page }: Stage) => {
  await expect(page.locator('[aria-busy=true]'), 'something seems to be under way').toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
};

const isKilling = ({ name }: Fault) => name === 'server killed and restarted';

/** `pnpm test` has one cell of each row, with the next fault in each row; `pnpm test:long` has the others. */
function tagOf(flow: Flow, fault: Fault): { tag: string[] } {
  const possible = faults.filter((one) => !isKilling(one) && !flow.exempt?.[one.name]);
  return { tag: possible[flows.indexOf(flow) % possible.length] === fault ? ['@gate'] : [] };
}

// These cells kill their own server, one cell after the other. They take longest, so they start first.
test.describe('on a server of their own', () => {
  // A killed server takes half a minute to start again on a busy machine, and the demo of the first start more.
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  let process: ServerProcess;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    process = await ServerProcess.create({ OUTBOX_KEY: outboxKey });
    await process.start();
  });
  test.afterAll(() => process.remove());

  const fault = faults.find(isKilling) as Fault;
  for (const as of ['guest', 'person'] as const) {
    test.describe(`as a ${as}`, () => {
      let stage: Stage;
      test.beforeAll(async ({ browser }) => {
        stage = await openStage(browser, { server: process.url, as });
      });
      test.afterAll(() => stage.context.close());

      for (const [turn, flow] of flows.filter((one) => one.as === as).entries()) {
        if (flow.exempt?.[fault.name]) continue;
        test.describe(flow.name, () => {
          test(fault.name, { tag: '@kills' }, async () => {
            stage.turn = turn;
            await endsRight(flow, fault, stage, process);
          });
        });
      }
    });
  }
});

for (const flow of flows) {
  test.describe(flow.name, () => {
    // The cells of a row share a page, so they run in turn.
    test.describe.configure({ mode: 'default' });
    let stage: Stage;
    test.beforeAll(async ({ browser, baseURL }) => {
      stage = await openStage(browser, { server: baseURL ?? '', as: flow.as });
    });
    test.afterAll(() => stage.context.close());

    for (const [turn, fault] of faults.entries()) {
      if (isKilling(fault) || flow.exempt?.[fault.name]) continue;
      test(fault.name, tagOf(flow, fault), async () => {
        stage.turn = turn;
        await endsRight(flow, fault, stage);
      });
    }
  });
}

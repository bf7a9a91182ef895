import type { Page, Route } from '@playwright/test';
import type { ServerProcess } from '../server-process.ts';
import { letTimePass, type Stage, until } from './stage.ts';

export interface StruckCall {
  path: RegExp;
  method?: string;
  /**
   * Whether the call changes data. Some faults then lose only the response, after the server has carried out
   * the call.
   */
  changes: boolean;
}

export interface Trouble {
  /** Resolves when the fault has occurred in the browser. */
  struck(): Promise<void>;
  /** Lets waiting calls time out. */
  passTime?(): Promise<void>;
  heal(): Promise<void>;
}

export type FaultName =
  | 'HTTP 500'
  | 'connection reset'
  | 'HTML with status 200'
  | 'JSON of the wrong shape'
  | 'offline and back'
  | 'server killed and restarted'
  | 'an answer after 30 s';

export interface Fault {
  name: FaultName;
  /** Whether the response stays out until the fault ends. Calls time out; loads of code do not. */
  isSilence?: boolean;
  /** Whether the fault also hits code. The tab must then start without cached code. */
  strikesCode?: boolean;
  lay(stage: Stage, call: StruckCall, options: Options): Promise<Trouble>;
}

interface Options {
  /** Whether the action loads a page. The fault then begins only at the struck call. */
  strikesLater: boolean;
  process?: ServerProcess | undefined;
}

async function onCalls(page: Page, call: StruckCall, answer: (route: Route) => Promise<void>) {
  let strikes = 0;
  const isStruck = (url: URL) => call.path.test(url.pathname);
  const handle = async (route: Route) => {
    if (call.method && route.request().method() !== call.method) return route.fallback();
    strikes += 1;
    // `answer` fails if the page was closed, which aborts its calls.
    await answer(route).catch(() => undefined);
  };
  await page.route(isStruck, handle);
  return {
    struck: () => until(async () => strikes > 0, 'The call in question was never made.'),
    heal: () => page.unroute(isStruck, handle),
  };
}

/** Replaces the response. The server still carries out a call that changes data. */
const answeringInstead =
  (instead: (route: Route) => Promise<void>): Fault['lay'] =>
  ({ page }, call) =>
    onCalls(page, call, async (route) => {
      if (call.changes) await route.fetch();
      await instead(route);
    });

export const faults: readonly Fault[] = [
  {
    name: 'HTTP 500',
    lay: ({ page }, call) =>
      onCalls(page, call, (route) => route.fulfill({ status: 500, json: { error: 'Out of order' } })),
  },
  { name: 'connection reset', lay: answeringInstead((route) => route.abort('connectionreset')) },
  {
    name: 'HTML with status 200',
    lay: answeringInstead((route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Welcome to this Wi-Fi</title>',
      }),
    ),
  },
  {
    name: 'JSON of the wrong shape',
    lay: answeringInstead((route) => route.fulfill({ json: { unheardOf: ['of', 'by', 'anybody'] } })),
  },
  {
    name: 'offline and back',
    strikesCode: true,
    async lay({ page, context }, call, { strikesLater }) {
      if (!strikesLater) {
        await context.setOffline(true);
        return { struck: async () => undefined, heal: () => context.setOffline(false) };
      }
      const calls = await onCalls(page, call, async (route) => {
        await context.setOffline(true);
        await route.abort('internetdisconnected');
      });
      return {
        ...calls,
        async heal() {
          await calls.heal();
          await context.setOffline(false);
        },
      };
    },
  },
  {
    name: 'server killed and restarted',
    strikesCode: true,
    async lay({ page }, call, { strikesLater, process }) {
      if (!process) throw new Error('To be killed, a server must be a process of its own.');
      if (!strikesLater) {
        await process.kill();
        return { struck: async () => undefined, heal: () => process.start() };
      }
      const calls = await onCalls(page, call, async (route) => {
        await process.kill();
        await route.continue();
      });
      return {
        ...calls,
        async heal() {
          await calls.heal();
          await process.start();
        },
      };
    },
  },
  {
    name: 'an answer after 30 s',
    isSilence: true,
    async lay({ page }, call) {
      let [waiting, overdue] = [0, 0];
      let deliver: () => void = () => undefined;
      const delivery = new Promise<void>((done) => {
        deliver = done;
      });
      const calls = await onCalls(page, call, async (route) => {
        // The server carries out a change before the delay. A read may reach it later.
        const response = call.changes ? await route.fetch() : undefined;
        waiting += 1;
        await delivery;
        await (response ? route.fulfill({ response }) : route.continue());
      });
      return {
        struck: calls.struck,
        async passTime() {
          if (overdue === waiting) return;
          overdue = waiting;
          await letTimePass(page);
        },
        async heal() {
          // A retry is answered without delay.
          await calls.heal();
          deliver();
        },
      };
    },
  },
];

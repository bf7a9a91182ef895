import { type Browser, type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { newPerson } from '../fixtures.ts';
import { keepIntercepting } from '../interception.ts';

/** Somebody with an account. */
export interface Person {
  userId: string;
  token: string;
  username: string;
  password: string;
}

/** Where a cell of the matrix happens: a page, the server behind it, and who sits there. */
export interface Stage {
  page: Page;
  context: BrowserContext;
  /** The origin of the server. */
  server: string;
  person: Person | undefined;
  /** Another number for each cell, where one must not find what another left. */
  turn: number;
  /** Asks the server itself, past the browser and its faults. */
  ask<Answer>(path: string, request?: { method?: string; body?: unknown }): Promise<Answer>;
  /** What a cell keeps from one step to the next. */
  kept: Record<string, string>;
  /** Errors that nobody caught. */
  uncaught: string[];
  /** Calls that the page waits for. */
  calls: Set<Request>;
}

/** A page of its own on a server, for a guest or for somebody new. */
export async function openStage(
  browser: Browser,
  { server, as }: { server: string; as: 'guest' | 'person' },
): Promise<Stage> {
  // A phone: the fewer cards are drawn, the sooner all cells are through.
  const context = await browser.newContext({
    baseURL: server,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript(letTimePassByHand);
  context.on('page', keepIntercepting);
  const stage: Stage = {
    page: await context.newPage(),
    context,
    server,
    person: undefined,
    turn: 0,
    kept: {},
    uncaught: [],
    calls: new Set(),
    async ask(path, { method = 'GET', body } = {}) {
      const token = stage.person?.token;
      const answer = await fetch(server + path, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
  };
  if (as === 'person') await moveIn(stage);
  return stage;
}

/** Another tab in place of the last one, in which nothing was shown before; nor was anything loaded, if `isFirstVisit`. */
export async function takeNewTab(stage: Stage, { isFirstVisit }: { isFirstVisit: boolean }): Promise<void> {
  await stage.page.close();
  stage.page = await stage.context.newPage();
  stage.kept = {};
  stage.uncaught = [];
  stage.page.on('pageerror', (error) => stage.uncaught.push(String(error)));
  const calls = new Set<Request>();
  stage.calls = calls;
  stage.page.on('request', (request) => {
    if (request.resourceType() === 'fetch') calls.add(request);
  });
  stage.page.on('requestfinished', (request) => calls.delete(request));
  stage.page.on('requestfailed', (request) => calls.delete(request));
  if (!isFirstVisit) return;
  const devtools = await stage.context.newCDPSession(stage.page);
  await devtools.send('Network.clearBrowserCache');
}

/** Somebody new has an account and is signed in, in every page of the stage. */
async function moveIn(stage: Stage): Promise<void> {
  const { username, email, password } = newPerson();
  const session = await stage.ask<{ userId: string; token: string; expiration: number }>(
    '/api/profile/register',
    { method: 'POST', body: { username, email, password } },
  );
  stage.person = { userId: session.userId, token: session.token, username, password };
  await stage.context.addInitScript(({ userId, token, expiration }) => {
    localStorage.setItem('userId', userId);
    localStorage.setItem('authToken', token);
    localStorage.setItem('authTokenExpiration', String(expiration));
  }, session);
}

/** The limits of calls go off when `letTimePass` says so, not after so many seconds; the document is a minute older then. */
function letTimePassByHand(): void {
  const endings = new Set<() => void>();
  const age = performance.now.bind(performance);
  let passed = 0;
  performance.now = () => age() + passed;
  AbortSignal.timeout = () => {
    const limit = new AbortController();
    endings.add(() => limit.abort(new DOMException('The time is over.', 'TimeoutError')));
    return limit.signal;
  };
  Object.assign(window, {
    letTimePass() {
      for (const end of endings) end();
      passed += 60_000;
    },
  });
}

/** As if the calls under way had been waited for as long as they may take. */
export const letTimePass = (page: Page): Promise<void> =>
  // The page has it from the script above, of which its types do not know.
  page.evaluate(() => (window as unknown as { letTimePass(): void }).letTimePass());

/** Whether the page waits for no answer: neither for one that was asked for, nor for one that it asks for because of the last. */
export async function hasHeardAll({ page, calls }: Stage): Promise<boolean> {
  if (calls.size > 0) return false;
  const isHere = await page
    .evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
    // It may just have gone to another address.
    .then(
      () => true,
      () => false,
    );
  return isHere && calls.size === 0;
}

/** Waits until something is so. */
export const until = (what: () => Promise<boolean>, message: string): Promise<void> =>
  expect.poll(what, { message, timeout: 30_000 }).toBe(true);

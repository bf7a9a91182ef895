import { type Browser, type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { newPerson } from '../fixtures.ts';
import { keepIntercepting } from '../interception.ts';

export interface Person {
  userId: string;
  token: string;
  username: string;
  password: string;
}

export interface Stage {
  page: Page;
  context: BrowserContext;
  server: string;
  person: Person | undefined;
  /** A number per cell, so that cells use different data. */
  turn: number;
  /** Sends a request to the server directly, past the browser's faults. */
  ask<Answer>(path: string, request?: { method?: string; body?: unknown }): Promise<Answer>;
  kept: Record<string, string>;
  uncaught: string[];
  calls: Set<Request>;
}

export async function openStage(
  browser: Browser,
  { server, as }: { server: string; as: 'guest' | 'person' },
): Promise<Stage> {
  // A phone renders fewer cards, so cells run faster.
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

/** Replaces the page with a new tab, without HTTP cache if `isFirstVisit`. */
export async function takeNewTab(stage: Stage, { isFirstVisit }: { isFirstVisit: boolean }): Promise<void> {
  await stage.page.close();
  stage.page = await stage.context.newPage();
  // The cookie of a sign-in in an earlier cell would not belong to the person's token.
  await stage.context.clearCookies();
  stage.kept = {};
  stage.uncaught = [];
  stage.page.on('pageerror', (error) => stage.uncaught.push(String(error)));
  const calls = new Set<Request>();
  stage.calls = calls;
  stage.page.on('request', (request) => {
    // The stream of live hints stays open.
    const isStream = new URL(request.url()).pathname === '/api/live';
    if (request.resourceType() === 'fetch' && !isStream) calls.add(request);
  });
  stage.page.on('requestfinished', (request) => calls.delete(request));
  stage.page.on('requestfailed', (request) => calls.delete(request));
  if (!isFirstVisit) return;
  const devtools = await stage.context.newCDPSession(stage.page);
  await devtools.send('Network.clearBrowserCache');
}

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

/** Makes calls time out only when the test calls `letTimePass`. */
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

/** Lets pending calls time out, and moves the document's clock on by a minute. */
export const letTimePass = (page: Page): Promise<void> =>
  // An init script defines it, so the types lack it.
  page.evaluate(() => (window as unknown as { letTimePass(): void }).letTimePass());

/** Whether no calls are pending, now and after the next frame. */
export async function hasHeardAll({ page, calls }: Stage): Promise<boolean> {
  if (calls.size > 0) return false;
  const isHere = await page
    .evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
    // Evaluation fails during a navigation.
    .then(
      () => true,
      () => false,
    );
  return isHere && calls.size === 0;
}

export const until = (what: () => Promise<boolean>, message: string): Promise<void> =>
  expect.poll(what, { message, timeout: 30_000 }).toBe(true);

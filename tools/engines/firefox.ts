import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { end } from './end.ts';
import type { Browser, Device, Engine } from './engine.ts';
import { untilTrue } from './until-true.ts';

// Drives Firefox by WebDriver BiDi, which it supports without a separate driver. Each page gets its own user
// context.

const PREFERENCES = {
  'remote.active-protocols': 1,
  'app.update.disabledForTesting': true,
  // A dead proxy keeps Firefox from calling home at startup.
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': '127.0.0.1',
  // Scrollbars overlay the page, as on a phone.
  'ui.useOverlayScrollbars': 1,
  // Every page counts as focused, like the only page on a phone.
  'focusmanager.testmode': true,
};

// Pointer capabilities, as Firefox's bit flags.
const COARSE = 1;
const FINE_AND_HOVERS = 6;

export async function firefox({ isStill, hasMouse }: Device): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'vitrine-firefox-'));
  const pointer = hasMouse ? FINE_AND_HOVERS : COARSE;
  const ofDevice = {
    'ui.prefersReducedMotion': Number(isStill),
    'ui.primaryPointerCapabilities': pointer,
    'ui.allPointerCapabilities': pointer,
    'dom.w3c_touch_events.enabled': Number(!hasMouse),
  };
  const lines = Object.entries({ ...PREFERENCES, ...ofDevice }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const started = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  );
  const send = await connect(await addressOf(started));
  await send('session.new', { capabilities: {} });
  return {
    name: 'firefox',
    hasFingers: !hasMouse,
    open: () => openBrowser(send),
    async close() {
      await end(started);
      await rm(profile, { recursive: true, force: true });
    },
  };
}

type Send = (method: string, parameters: object) => Promise<Record<string, unknown>>;

async function openBrowser(send: Send): Promise<Browser> {
  const { userContext } = await send('browser.createUserContext', {});
  const { context } = await send('browsingContext.create', { type: 'tab', userContext });
  const target = { context };
  return {
    async goTo(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async reload() {
      await send('browsingContext.reload', { context, wait: 'complete' });
    },
    async travel(delta) {
      await send('browsingContext.traverseHistory', { context, delta });
    },
    async evaluate(expression) {
      const asText = `(async () => JSON.stringify(await (${expression})))()`;
      const answer = await send('script.evaluate', { expression: asText, target, awaitPromise: true });
      const { result, exceptionDetails } = answer as {
        result?: { value?: string };
        exceptionDetails?: { text: string };
      };
      if (exceptionDetails) throw new Error(`Firefox: ${exceptionDetails.text}`);
      return result?.value === undefined ? undefined : JSON.parse(result.value);
    },
    async act(actions) {
      // Repeated, because Firefox sometimes refuses wheel events on a page that has just loaded.
      const isDone = () =>
        send('input.performActions', { context, actions }).then(
          () => true,
          (error: Error) => {
            if (error.message.includes('sendWheelEvent')) return false;
            throw error;
          },
        );
      await untilTrue('the browser acts', isDone);
    },
    async resize(viewport) {
      await send('browsingContext.setViewport', { context, viewport });
    },
    async shoot() {
      const { data } = await send('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
    async close() {
      await send('browser.removeUserContext', { userContext });
    },
  };
}

function addressOf(started: ChildProcess): Promise<string> {
  return new Promise((told, failed) => {
    started.once('error', failed);
    started.once('exit', () => failed(new Error('Firefox ended before it listened.')));
    let said = '';
    started.stderr?.on('data', (part) => {
      said += part;
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (address) told(`${address}/session`);
    });
  });
}

interface Answer {
  id: number;
  type: 'success' | 'error' | 'event';
  result: Record<string, unknown>;
  error: string;
  message: string;
}

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  await new Promise((open, failed) => {
    socket.addEventListener('open', open);
    socket.addEventListener('error', failed);
  });
  let asked = 0;
  return async (method, params) => {
    asked += 1;
    const id = asked;
    const answer = await new Promise<Answer>((answered) => {
      waiting.set(id, answered);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.type === 'error') throw new Error(`Firefox: ${method}: ${answer.error}: ${answer.message}`);
    return answer.result;
  };
}

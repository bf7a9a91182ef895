import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../apps/web/src/e2e/server-process.ts';
import { end } from './end.ts';
import type { Browser, Device, Engine, Hand } from './engine.ts';
import { untilTrue } from './until-true.ts';

// WebKitGTK's driver speaks classic WebDriver and starts a browser for each session.

const run = promisify(execFile);

const SCREEN = '1600x1000x24';
const CORNER = ['1599', '999'];
// Minimum width of the window: the toolbar of Debian's browser limits it, even while hidden.
const NARROWEST_PX = 334;

export async function webkit({ isStill }: Device): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'vitrine-webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  const settings = `[Settings]\ngtk-enable-animations=${!isStill}\n`;
  await writeFile(join(home, 'gtk-3.0/settings.ini'), settings);
  return {
    name: 'webkit',
    hasFingers: false,
    open: () => openBrowser({ ...process.env, XDG_CONFIG_HOME: home }),
    close: () => rm(home, { recursive: true, force: true }),
  };
}

async function openBrowser(around: NodeJS.ProcessEnv): Promise<Browser> {
  const screen = await openScreen();
  const env = { ...around, DISPLAY: screen.display };
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  const call = caller(`http://127.0.0.1:${port}`);
  await untilTrue('WebKitWebDriver listens', () => call('GET', '/status').then(Boolean, () => false));
  const { sessionId } = (await call('POST', '/session', {
    capabilities: { alwaysMatch: miniBrowser() },
  })) as {
    sessionId: string;
  };
  const session = `/session/${sessionId}`;
  const evaluate = (expression: string) => call('POST', `${session}/execute/async`, awaiting(expression));
  // Moves the pointer off the page: over an element it would open a tooltip, which is another window.
  await run('xdotool', ['mousemove', ...CORNER], { env });
  let page = '';
  const takeFocus = async () => {
    const { stdout } = await run('xdotool', ['search', '--onlyvisible', '--class', '.'], { env });
    const windows = stdout.trim().split('\n');
    page ||= windows[0] ?? '';
    // The open list of a `select` is another window, which takes the focus, so it is closed first.
    if (windows.length > 1) await run('xdotool', ['key', 'Escape'], { env });
    await run('xdotool', ['windowfocus', page], { env });
  };
  const hasFocus = async () => {
    if (await evaluate('document.hasFocus()')) return true;
    // The window may not exist yet.
    await takeFocus().catch(() => undefined);
    return false;
  };
  let turned = 0;
  await call('POST', `${session}/timeouts`, { script: 300_000 });

  return {
    async goTo(url) {
      await call('POST', `${session}/url`, { url });
      await untilTrue('the window has the focus', hasFocus);
    },
    async reload() {
      await call('POST', `${session}/refresh`, {});
    },
    async travel(steps) {
      await call('POST', `${session}/${steps === -1 ? 'back' : 'forward'}`, {});
    },
    evaluate,
    async act(hands: Hand[]) {
      for (const step of hands.flatMap(({ actions }) => actions)) {
        if (step.type !== 'scroll') continue;
        // The driver scrolls by the difference to the previous value, so deltas are summed.
        turned += step.deltaY;
        step.deltaY = turned;
      }
      await call('POST', `${session}/actions`, { actions: hands });
    },
    async resize({ width: wanted, height }) {
      const width = Math.max(wanted, NARROWEST_PX);
      await call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
      const isSo = `innerWidth === ${width} && innerHeight === ${height}`;
      await untilTrue(`the window is ${width} x ${height}`, () => evaluate(isSo).then(Boolean));
    },
    async shoot() {
      return Buffer.from((await call('GET', `${session}/screenshot`)) as string, 'base64');
    },
    async close() {
      await call('DELETE', session).catch(() => undefined);
      await end(driver);
      await end(screen.process);
    },
  };
}

/** Returns the capabilities that start Debian's browser with WebKitGTK. */
function miniBrowser() {
  const [binary] = globSync('/usr/lib/*/webkit{2gtk,gtk}-*/MiniBrowser').sort();
  if (!binary) throw new Error('There is no MiniBrowser of WebKitGTK: run tools/engines/install.sh.');
  // Without a window manager, only full screen hides title and toolbar.
  const options = { binary, args: ['--automation', '--full-screen'] };
  return { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
}

/** Returns the body for `execute/async`, which awaits the expression's promise; `execute/sync` would not. */
const awaiting = (expression: string) => ({
  script: `const done = arguments[0];
    (async () => (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }));`,
  args: [],
});

function caller(driver: string) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(driver + path, { method, body: body && JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`WebKit: ${method} ${path}: ${value.error}: ${value.message}`);
    if (!path.endsWith('/execute/async')) return value;
    const { error, value: result } = value as { error?: string; value?: unknown };
    if (error) throw new Error(`WebKit: ${error}`);
    return result;
  };
}

async function openScreen(): Promise<{ display: string; process: ChildProcess }> {
  const process = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((told, failed) => {
    process.once('error', failed);
    process.stdio[3]?.once('data', (number) => told(`:${String(number).trim()}`));
  });
  return { display, process };
}

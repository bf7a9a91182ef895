// For what hangs, on a slow machine that does other things too.
const UNTIL_IT_HANGS_MS = 240_000;
const PAUSE_MS = 20;

/** Waits until it is so; what is asked fails where nothing changes any more. */
export async function untilTrue(what: string, ask: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + UNTIL_IT_HANGS_MS; Date.now() < deadline; ) {
    if (await ask()) return;
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  throw new Error(`It never came to this: ${what}.`);
}

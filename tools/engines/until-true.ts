// Only a hanging test reaches this limit, even on a slow, busy machine.
const UNTIL_IT_HANGS_MS = 240_000;
const PAUSE_MS = 20;

export async function untilTrue(what: string, ask: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + UNTIL_IT_HANGS_MS; Date.now() < deadline; ) {
    if (await ask()) return;
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  throw new Error(`It never came to this: ${what}.`);
}

import type { Socket } from 'node:net';

/** How often the loop turns for newcomers at most before work goes on. */
const MOST_TURNS = 256;
/** A connection is taken in one turn, and its request read in the next. */
const QUIET_TURNS = 2;
/** How long nobody is looked for after a moment in which nobody came. */
const QUIET_LASTS_MS = 2;

/**
 * Lets in those who stand before the door. The event loop takes one connection each time it turns, so where every turn does a piece
 * of work, hundreds of connections of one client would keep all others out. The embedded database does not even let it turn by itself.
 */
export function createNewcomers() {
  const known = new WeakSet<Socket>();
  let came = 0;
  let lettingIn: Promise<void> | undefined;
  let quietAt = Number.NEGATIVE_INFINITY;

  async function letIn() {
    let before = came;
    for (let turns = 0, quiet = 0; turns < MOST_TURNS && quiet < QUIET_TURNS; turns += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      quiet = came === before ? quiet + 1 : 0;
      before = came;
    }
    lettingIn = undefined;
    quietAt = performance.now();
  }

  return {
    /** Takes note of the connection of a request. */
    note(socket: Socket | undefined): void {
      if (socket === undefined || known.has(socket)) return;
      known.add(socket);
      came += 1;
    },
    /** Resolves when nobody new came for a moment; undefined where that was only just so. */
    areIn(): Promise<void> | undefined {
      if (!lettingIn && performance.now() - quietAt < QUIET_LASTS_MS) return undefined;
      lettingIn ??= letIn();
      return lettingIn;
    },
  };
}

import type { Socket } from 'node:net';

/** Maximum turns of the event loop that wait for new connections before work goes on. */
const MOST_TURNS = 256;
/**
 * Turns without a new connection after which none is waiting: one turn accepts a connection, the next reads
 * its request.
 */
const QUIET_TURNS = 2;
/** Milliseconds after a check in which no other check is made. */
const QUIET_LASTS_MS = 2;

/**
 * Lets the event loop accept waiting connections. It accepts one per turn, so if every turn did work, many
 * connections of one client would keep others out. The embedded database does not even let the loop turn by
 * itself.
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
    note(socket: Socket | undefined): void {
      if (socket === undefined || known.has(socket)) return;
      known.add(socket);
      came += 1;
    },
    /**
     * Resolves when no new connection has come for a moment, or after the maximum of turns; undefined if that
     * was checked just now.
     */
    areIn(): Promise<void> | undefined {
      if (!lettingIn && performance.now() - quietAt < QUIET_LASTS_MS) return undefined;
      lettingIn ??= letIn();
      return lettingIn;
    },
  };
}

import { SECOND } from '../../clock.ts';

const LINES_EVERY = 5 * SECOND;
const REDRAWN_EVERY = 100;

/** Shows how far something is: one line that changes on a terminal, a line now and then elsewhere. */
export function createProgress(out: NodeJS.WriteStream = process.stderr) {
  let shownAt = 0;
  let isDrawn = false;
  return {
    show(text: string) {
      if (Date.now() - shownAt < (out.isTTY ? REDRAWN_EVERY : LINES_EVERY)) return;
      shownAt = Date.now();
      out.write(out.isTTY ? `\r\x1b[K${text}` : `${text}\n`);
      isDrawn = out.isTTY;
    },
    /** Ends the line that changes, so that others can follow. */
    end() {
      if (isDrawn) out.write('\r\x1b[K');
      isDrawn = false;
    },
  };
}

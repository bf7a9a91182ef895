import { SECOND } from '../kernel/clock.ts';

const LINES_EVERY = 5 * SECOND;
const REDRAWN_EVERY = 100;

/** Shows one updating line on a terminal, an occasional line elsewhere. */
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
    end() {
      if (isDrawn) out.write('\r\x1b[K');
      isDrawn = false;
    },
  };
}

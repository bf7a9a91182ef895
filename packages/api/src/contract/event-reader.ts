/** Maximum characters of one event; a longer one is dropped. */
const LONGEST = 1_000_000;

/**
 * Returns a function that takes the next piece of a `text/event-stream` and returns the data of the events that it
 * completes. Comments, and fields other than `data`, are skipped. Pieces may end anywhere.
 */
export function createEventReader(): (piece: string) => string[] {
  let rest = '';
  let data: string[] = [];
  let isAfterReturn = false;
  return (piece) => {
    // A CRLF may be cut in the middle: its LF then ends no second line.
    const text = isAfterReturn && piece.startsWith('\n') ? piece.slice(1) : piece;
    if (piece !== '') isAfterReturn = piece.endsWith('\r');
    const lines = (rest + text).split(/\r\n|\r|\n/);
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST) rest = '';
    const complete: string[] = [];
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) complete.push(data.join('\n'));
        data = [];
      } else if (line === 'data' || line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
    }
    return complete;
  };
}

import { UnreadableFile } from '../source-row.ts';

export type Delimiter = ',' | ';' | '\t' | '|';

/** A line of a table, or several lines if a quoted field spans them. */
export interface TableRecord {
  /** First line of the record, counted from 1. */
  line: number;
  fields: string[];
  /** Whether the file ends in an unquoted field of this record, without a line end. */
  isOpen: boolean;
  /** Whether a quotation mark follows a backslash: in a field, or at its end. */
  backslashed?: 'within' | 'end' | undefined;
  problem?: string;
}

/** Maximum length of a record, in characters. */
const LONGEST = 1_000_000;
/** Maximum number of broken records. After more, reading ends. */
const MOST_BROKEN = 200;

const TOO_LONG = 'is longer than any product';
const UNCLOSED = 'It has a quotation mark that is never closed. Close it, or write it twice.';

/** Programs in PHP wrote quotation marks so, and readers of tables take the mark for the end of the field. */
export const BACKSLASHED = 'It writes a quotation mark within a field as \\". Write it twice instead: "".';

/** A parsed record, or the reason why its end is unknown. */
type Found =
  | {
      fields: string[];
      end: number;
      lines: number;
      isOpen: boolean;
      isDoubtful: boolean;
      backslashed?: TableRecord['backslashed'];
    }
  | 'unfinished'
  | 'unclosed';

/**
 * Yields the records of a CSV or TSV table. After an unclosed quotation mark, reading resumes at the next
 * line with as many fields as the first record. Throws `UnreadableFile` if the text is no longer a table.
 */
export async function* tableRecords(
  chunks: AsyncIterable<string>,
  delimiter: Delimiter,
  firstLine = 1,
): AsyncGenerator<TableRecord> {
  let text = '';
  let at = 0;
  let line = firstLine;
  let width = 0;
  let broken = 0;

  function* records(isEnd: boolean): Generator<TableRecord> {
    while (at < text.length) {
      const found = recordIn(text, at, delimiter, isEnd);
      const isLong =
        found === 'unfinished'
          ? text.length - at > LONGEST
          : found !== 'unclosed' && found.end - at > LONGEST;
      if (found === 'unfinished' && !isLong) return;
      if (isLong && (found !== 'unfinished' || text.indexOf('"', at) < 0)) throw tooLong(line);
      const isWrong =
        typeof found === 'string' ||
        (found.lines > 1 && width > 0 && (found.isDoubtful || found.fields.length !== width));
      if (isWrong) {
        const held = typeof found === 'string' ? text.length : found.end;
        const next = nextLikely(text, at, held, delimiter, width);
        if (next !== undefined || typeof found === 'string') {
          broken += 1;
          if (broken > MOST_BROKEN || (next === undefined && !isEnd)) throw tooLong(line);
          const fields = beginning(text, at, delimiter);
          const problem = fields.some((field) => field.includes('\\"')) ? BACKSLASHED : UNCLOSED;
          yield { line, fields, isOpen: false, problem };
          const end = next ?? text.length;
          line += linesIn(text, at, end);
          at = end;
          continue;
        }
      }
      if (typeof found === 'string') return;
      const { fields, end, lines, isOpen, backslashed } = found;
      if (width === 0 && fields.some((field) => field.trim() !== '')) width = fields.length;
      yield { line, fields, isOpen, backslashed };
      at = end;
      line += lines;
    }
  }

  for await (const chunk of chunks) {
    text = at < text.length ? text.slice(at) + chunk : chunk;
    at = 0;
    yield* records(false);
  }
  text = text.slice(at);
  at = 0;
  yield* records(true);
}

const tooLong = (line: number) =>
  new UnreadableFile(
    `From line ${line} on the file cannot be read: it ${TOO_LONG}, or a quotation mark there is never closed. Mend that line.`,
  );

function recordIn(text: string, start: number, delimiter: Delimiter, isEnd: boolean): Found {
  const stop = nextMatch(QUOTE_OR_LINE_END, text, start);
  if (stop?.[0] === '"') return quotedRecordIn(text, start, delimiter, isEnd);
  const lineEnd = stop && lineEndIn(stop, text, isEnd);
  if (lineEnd === undefined && !isEnd) return 'unfinished';
  return {
    fields: text.slice(start, lineEnd?.at ?? text.length).split(delimiter),
    end: lineEnd?.next ?? text.length,
    lines: 1,
    isOpen: lineEnd === undefined,
    isDoubtful: false,
  };
}

/** Parses a record with quoted fields. A single quotation mark within one is a plain character: `5" heel`. */
function quotedRecordIn(text: string, start: number, delimiter: Delimiter, isEnd: boolean): Found {
  const fields: string[] = [];
  let isDoubtful = false;
  let backslashed: TableRecord['backslashed'];
  let at = start;
  let lines = 1;
  for (;;) {
    if (text[at] !== '"') {
      const lineEnd = endOfLine(text, at, isEnd);
      const next = text.indexOf(delimiter, at);
      if (next >= 0 && next < (lineEnd?.at ?? text.length)) {
        fields.push(text.slice(at, next));
        at = next + 1;
        continue;
      }
      if (lineEnd === undefined && !isEnd) return 'unfinished';
      fields.push(text.slice(at, lineEnd?.at ?? text.length));
      return {
        fields,
        end: lineEnd?.next ?? text.length,
        lines,
        isOpen: lineEnd === undefined,
        isDoubtful,
        backslashed,
      };
    }
    let from = at + 1;
    let close = -1;
    for (;;) {
      const quote = text.indexOf('"', from);
      if (quote < 0) return isEnd ? 'unclosed' : 'unfinished';
      const after = text[quote + 1];
      if (after === undefined && !isEnd) return 'unfinished';
      if (after === '"') {
        from = quote + 2;
        continue;
      }
      if (after === undefined || after === delimiter || after === '\n' || after === '\r') {
        if (text[quote - 1] === '\\') backslashed ??= 'end';
        close = quote;
        break;
      }
      if (text[quote - 1] === '\\') backslashed = 'within';
      // If a quotation mark opens a field here, the previous field may be unclosed.
      if (quote > at + 1 && (text[quote - 1] === delimiter || text[quote - 1] === '\n')) isDoubtful = true;
      from = quote + 1;
    }
    const value = text.slice(at + 1, close);
    lines += linesIn(text, at + 1, close);
    fields.push(value.replaceAll('""', '"'));
    at = close + 1;
    if (text[at] === delimiter) {
      at += 1;
      continue;
    }
    const lineEnd = endOfLine(text, at, isEnd);
    if (lineEnd === undefined && !isEnd) return 'unfinished';
    return { fields, end: lineEnd?.next ?? text.length, lines, isOpen: false, isDoubtful, backslashed };
  }
}

const QUOTE_OR_LINE_END = /"|\r\n?|\n/g;
const LINE_END = /\r\n?|\n/g;

function nextMatch(pattern: RegExp, text: string, from: number): RegExpExecArray | undefined {
  pattern.lastIndex = from;
  return pattern.exec(text) ?? undefined;
}

/** Positions of the line end and the next line; undefined if the text ends too early to tell. */
function endOfLine(text: string, from: number, isEnd: boolean): { at: number; next: number } | undefined {
  const found = nextMatch(LINE_END, text, from);
  return found && lineEndIn(found, text, isEnd);
}

function lineEndIn({ 0: mark, index }: RegExpExecArray, text: string, isEnd: boolean) {
  const next = index + mark.length;
  // A line feed may follow the carriage return in the next chunk.
  return mark === '\r' && next === text.length && !isEnd ? undefined : { at: index, next };
}

/** Finds the next line before `end` that alone has as many fields as the table. */
function nextLikely(
  text: string,
  start: number,
  end: number,
  delimiter: Delimiter,
  width: number,
): number | undefined {
  let at = endOfLine(text, start, true)?.next ?? end;
  while (at < end && width > 1) {
    const lineEnd = endOfLine(text, at, true);
    const next = lineEnd?.next ?? text.length;
    const read = recordIn(text.slice(at, lineEnd?.at ?? text.length), 0, delimiter, true);
    if (typeof read !== 'string' && read.fields.length === width) return at;
    at = next;
  }
  return undefined;
}

/** Fields of a broken record on its first line. */
function beginning(text: string, start: number, delimiter: Delimiter): string[] {
  const end = Math.min(endOfLine(text, start, true)?.at ?? text.length, start + 2000);
  return text.slice(start, end).split(delimiter);
}

function linesIn(text: string, from: number, to: number): number {
  let lines = 0;
  let end = endOfLine(text, from, true);
  while (end && end.at < to) {
    lines += 1;
    end = endOfLine(text, end.next, true);
  }
  return lines;
}

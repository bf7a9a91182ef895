import { namesOf, squashed } from '../field-names.ts';
import { UnreadableFile } from '../source-row.ts';

/** A part of a file: an object that may be or contain products, or an invalid entry of a list. */
export type JsonValue =
  /** A top-level object: the whole file, or one line. */
  | { kind: 'whole'; text: string; line: number }
  /**
   * An object in a list. A top-level list has the name ''. `currency` is stated before it in an enclosing
   * object.
   */
  | { kind: 'entry'; text: string; list: string; currency: string | undefined }
  | { kind: 'no-entry'; why: 'too-long' | 'no-object'; list: string };

/** Maximum length in characters of a product, or of an object that is parsed whole. */
const LONGEST = 1_000_000;
const DEEPEST = 100;
const LONGEST_NAME = 100;

interface Frame {
  isList: boolean;
  name: string;
  /** Whether a non-object was read since the last comma. */
  hasOther: boolean;
  hasObjects: boolean;
  currency?: string;
}

interface Cut {
  isWhole: boolean;
  pieces: string[];
  letters: number;
  line: number;
  depth: number;
}

const [QUOTE, BACKSLASH, COMMA, COLON, NEW_LINE] = [34, 92, 44, 58, 10];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];

/**
 * Cuts a JSON or JSON Lines file into objects of limited size. With `isInside`, top-level objects are not cut
 * out as a whole. `write` throws `UnreadableFile` for invalid JSON.
 */
export class JsonValues {
  readonly #stack: Frame[] = [];
  readonly #isInside: boolean;
  #cut: Cut | undefined;
  #inString = false;
  #isEscaped = false;
  #string = '';
  #name = '';
  #line = 1;

  constructor({ isInside = false } = {}) {
    this.#isInside = isInside;
  }

  /** Yields the values that end within the text. */
  *write(text: string): Generator<JsonValue> {
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const sign = text.charCodeAt(at);
      if (this.#inString) {
        this.#goOnInString(sign, text, at);
        continue;
      }
      if (sign === OPEN_OBJECT && !this.#cut && this.#isCutHere()) {
        this.#cut = { isWhole: this.#stack.length === 0, pieces: [], letters: 0, line: this.#line, depth: 0 };
        from = at;
      }
      if (sign <= 32) {
        if (sign === NEW_LINE) this.#line += 1;
      } else if (this.#cut) {
        if (sign === QUOTE) this.#inString = true;
        else if (sign === OPEN_OBJECT || sign === OPEN_LIST) this.#deepen(this.#cut);
        else if (sign === CLOSE_OBJECT || sign === CLOSE_LIST) {
          this.#cut.depth -= 1;
          if (this.#cut.depth > 0) continue;
          this.#keep(this.#cut, text.slice(from, at + 1));
          yield this.#ended(this.#cut);
        }
      } else yield* this.#outside(sign);
    }
    if (!this.#cut) return;
    this.#keep(this.#cut, text.slice(from));
    if (this.#cut.isWhole && this.#cut.letters > LONGEST) yield* this.#lookInside(this.#cut);
  }

  /** The unclosed value at the end of the file, if any. A list or string is given without its text. */
  get rest(): { text: string; isWhole: boolean } | undefined {
    if (!this.#cut)
      return this.#stack.length > 0 || this.#inString ? { text: '', isWhole: false } : undefined;
    return { text: this.#cut.pieces.join(''), isWhole: this.#cut.isWhole };
  }

  #goOnInString(sign: number, text: string, at: number) {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (sign === BACKSLASH) this.#isEscaped = true;
    else if (sign === QUOTE) {
      this.#inString = false;
      return;
    } else if (sign === NEW_LINE) this.#line += 1;
    if (!this.#cut && this.#string.length < LONGEST_NAME) this.#string += text[at];
  }

  /** Entries of lists are cut out, and top-level objects unless `isInside`. */
  #isCutHere(): boolean {
    const top = this.#stack.at(-1);
    return top ? top.isList : !this.#isInside;
  }

  #deepen(cut: Cut) {
    cut.depth += 1;
    if (cut.depth > DEEPEST) throw this.#tooDeep();
  }

  #keep(cut: Cut, piece: string) {
    cut.letters += piece.length;
    if (cut.letters - piece.length <= LONGEST) cut.pieces.push(piece);
  }

  #ended({ isWhole, pieces, letters, line }: Cut): JsonValue {
    this.#cut = undefined;
    const text = pieces.join('');
    if (isWhole) return { kind: 'whole', text, line };
    const top = this.#stack.at(-1);
    const list = top?.name ?? '';
    if (top) top.hasObjects = true;
    if (letters > LONGEST) return { kind: 'no-entry', why: 'too-long', list };
    const currency = this.#stack.findLast((frame) => frame.currency !== undefined)?.currency;
    return { kind: 'entry', text, list, currency };
  }

  *#lookInside({ pieces, line }: Cut): Generator<JsonValue> {
    this.#cut = undefined;
    this.#inString = false;
    this.#isEscaped = false;
    this.#line = line;
    this.#push(false);
    yield* this.write(pieces.join('').slice(1));
  }

  *#outside(sign: number): Generator<JsonValue> {
    const top = this.#stack.at(-1);
    if (sign === QUOTE) {
      this.#inString = true;
      this.#string = '';
      if (top?.isList) top.hasOther = true;
    } else if (sign === COLON) {
      this.#name = this.#string;
      this.#string = '';
    } else if (sign === COMMA) {
      this.#noteCurrency(top);
      yield* this.#otherEntry(top);
    } else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      if (top?.isList) top.hasOther = true;
      this.#push(sign === OPEN_LIST);
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) {
      yield* this.#otherEntry(top);
      if (!top || top.isList !== (sign === CLOSE_LIST)) throw this.#broken();
      this.#stack.pop();
    } else if (!top) throw this.#broken();
    else if (top.isList) top.hasOther = true;
  }

  #noteCurrency(frame: Frame | undefined) {
    if (!frame || frame.isList || this.#string === '') return;
    if (namesOf.currency.includes(squashed(this.#name))) frame.currency = this.#string;
  }

  #push(isList: boolean) {
    if (this.#stack.length >= DEEPEST) throw this.#tooDeep();
    this.#stack.push({
      isList,
      name: this.#stack.length === 0 ? '' : this.#name,
      hasOther: false,
      hasObjects: false,
    });
  }

  /** Non-objects are reported only in a list of objects or in the top-level list. */
  *#otherEntry(top: Frame | undefined): Generator<JsonValue> {
    const isEntry = top?.hasOther && (top.hasObjects || this.#stack.length === 1);
    if (top) top.hasOther = false;
    if (isEntry) yield { kind: 'no-entry', why: 'no-object', list: top?.name ?? '' };
  }

  #tooDeep = () =>
    new UnreadableFile(
      `On line ${this.#line} more than ${DEEPEST} lists or objects stand within each other. Products are not so deep.`,
    );
  #broken = () =>
    new UnreadableFile(
      `The file is no valid JSON (line ${this.#line}), so it was read no further. Mend it there.`,
    );
}

import { namesOf, squashed } from '../field-names.ts';
import { UnreadableFile } from '../source-row.ts';

/** A value of a JSON file that may be a product, or hold some. */
export type JsonValue =
  /** An object that stands by itself: all of the file, or a line of it. */
  | { kind: 'whole'; text: string; line: number }
  /**
   * An object in a list; `list` is the name of the list, '' for that which is the whole file, and `currency` what is stated around it
   * before it.
   */
  | { kind: 'entry'; text: string; list: string; currency: string | undefined }
  | { kind: 'no-entry'; why: 'too-long' | 'no-object'; list: string };

/** Letters of one product, and of an object that is looked at as a whole. */
const LONGEST = 1_000_000;
/** Lists and objects within each other. */
const DEEPEST = 100;
const LONGEST_NAME = 100;

/** A list or an object that is read piece by piece. */
interface Frame {
  isList: boolean;
  name: string;
  /** Whether something other than an object stands there since the last comma. */
  hasOther: boolean;
  hasObjects: boolean;
  currency?: string;
}

/** An object that is cut out. */
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
 * Cuts the text of a JSON file, or of one with JSON in every line, into objects of a sane size. With `isInside` an object is not taken as
 * a whole, but for the lists in it. `write` throws `UnreadableFile` where the text is no JSON.
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

  /** What ends within these letters. */
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

  /** What is left when the file ends: an object that was never closed. Undefined where nothing is. */
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

  /** Objects are cut out where they are entries of a list, or stand by themselves. */
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

  /** An entry of a list of products that is no object is worth a word; lists of words are not. */
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

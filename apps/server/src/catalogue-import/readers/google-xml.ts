import { decodeHTML } from 'entities';
import { SaxesParser } from 'saxes';
import { namesOf, squashed } from '../field-names.ts';
import { type Rows, type SourceRow, UnreadableFile, type UnreadableRow } from '../source-row.ts';

/** Maximum characters of an element and of an item. A longer element is cut; a longer item is refused. */
const MOST_TEXT = 100_000;
const MOST_ITEM_TEXT = 1_000_000;
const MOST_ELEMENTS = 2000;
const DEEPEST = 100;
/** Maximum characters without a tag, and maximum number of faults. Beyond either, reading ends. */
const MOST_BETWEEN = 2_000_000;
const MOST_FAULTS = 10_000;
/** Characters parsed at once. Limits are checked after each step. */
const STEP = 16_384;
/**
 * Private-use character that replaces an & without an entity. Otherwise, the parser would search for the
 * entity's end.
 */
const RAW_AND = '\ue0ab';
const RAW = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{0,31});)/gi;
/** Maximum length of an entity, in characters. */
const ENTITY = 34;

interface Item {
  place: string;
  fields: Map<string, string[]>;
  elements: number;
  letters: number;
  problem?: string;
}

/** Reads a Google Merchant feed as RSS or Atom. A malformed item is refused without ending the import. */
export async function* googleXml(chunks: AsyncIterable<string>): Rows {
  const items: (SourceRow | UnreadableRow)[] = [];
  const parser = new SaxesParser();
  parser.ENTITIES = htmlEntities;
  let item: Item | undefined;
  let itemsAt = 0;
  let depth = 0;
  let depthInItem = 0;
  let text = '';
  let faults = 0;
  let lastTagAt = 0;
  let tagColumn = 0;
  let lastLine = 0;
  /** An item that has just ended. The next event may still report a fault in it. */
  let ended: Item | undefined;
  let endedAt = 0;
  const finishEnded = () => {
    if (ended) items.push(rowOrProblem(ended));
    ended = undefined;
  };

  parser.on('opentagstart', ({ name }) => {
    finishEnded();
    lastTagAt = parser.position;
    tagColumn = Math.max(1, parser.column - name.length - 1);
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > DEEPEST) throw unreadable(parser.line);
    const tag = localName(name);
    if (tag === 'item' || tag === 'entry') {
      if (item) items.push({ place: item.place, problem: NOT_WELL_FORMED });
      item = { place: placeNow(), fields: new Map(), elements: 0, letters: 0 };
      itemsAt = depth;
      depthInItem = 0;
      return;
    }
    if (!item) return;
    depthInItem += 1;
    item.elements += 1;
    // Atom gives links as attributes.
    text = tag === 'link' ? (attributes.href ?? '') : '';
    if (text.includes(RAW_AND)) item.problem ??= NOT_WELL_FORMED;
  });
  const addText = (part: string) => {
    if (!item) return;
    item.letters += part.length;
    if (text.length < MOST_TEXT) text += part.slice(0, MOST_TEXT);
  };
  parser.on('text', (part) => {
    if (item && part.includes(RAW_AND)) item.problem ??= NOT_WELL_FORMED;
    addText(part);
  });
  parser.on('cdata', (part) => addText(part.replaceAll(RAW_AND, '&')));
  parser.on('closetag', ({ name }) => {
    finishEnded();
    lastTagAt = parser.position;
    depth -= 1;
    if (!item) return;
    const tag = localName(name);
    if (tag === 'item' || tag === 'entry' || depth < itemsAt) {
      ended = item;
      endedAt = parser.position;
      item = undefined;
      return;
    }
    // Nested elements are skipped: that of shipping, for example, has its own price.
    if (depthInItem === 1 && item.elements <= MOST_ELEMENTS) {
      const held = item.fields.get(tag);
      if (held) held.push(text.trim());
      else item.fields.set(tag, [text.trim()]);
    }
    depthInItem -= 1;
    text = '';
  });
  parser.on('error', ({ message }) => {
    // After an unmatched closing tag, the parser reports every further element. Such repeats are no faults of
    // items, and count little.
    const isRepeated = /only one root|outside of root/.test(message);
    faults += isRepeated ? 0.05 : 1;
    if (faults > MOST_FAULTS) throw unreadable(parser.line);
    const broken = item ?? (parser.position === endedAt ? ended : undefined);
    if (broken && !isRepeated) broken.problem ??= NOT_WELL_FORMED;
  });
  // A line number suffices unless two items share a line.
  function placeNow(): string {
    const place =
      parser.line === lastLine ? `line ${parser.line}, column ${tagColumn}` : `line ${parser.line}`;
    lastLine = parser.line;
    return place;
  }

  for await (const chunk of withoutRawAnds(chunks))
    for (let at = 0; at < chunk.length; at += STEP) {
      let failure: unknown;
      try {
        parser.write(chunk.slice(at, at + STEP));
        if (parser.position - lastTagAt > MOST_BETWEEN) throw unreadable(parser.line);
      } catch (error) {
        failure = error;
      }
      finishEnded();
      yield* items.splice(0);
      if (failure) throw failure;
    }
  if (item) throw new UnreadableFile(`The file ends within an item (${item.place}). It may have been cut.`);
  faults = 0;
  parser.close();
  if (faults > 0)
    throw new UnreadableFile(
      `The file ends before its last element is closed (line ${parser.line}). It may have been cut.`,
    );
}

async function* withoutRawAnds(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const text = rest + chunk;
    const last = text.lastIndexOf('&');
    const end = last > text.length - ENTITY && last >= 0 ? last : text.length;
    rest = text.slice(end);
    yield text.slice(0, end).replace(RAW, RAW_AND);
  }
  yield rest.replace(RAW, RAW_AND);
}

const NOT_WELL_FORMED =
  'It is no well-formed XML: an element is not closed, or a sign such as & is not written as &amp;. Mend it.';

const unreadable = (line: number) =>
  new UnreadableFile(
    `From line ${line} on the file is no well-formed XML, so it was read no further. Mend it there.`,
  );

function rowOrProblem({ place, fields, elements, letters, problem }: Item): SourceRow | UnreadableRow {
  if (elements > MOST_ELEMENTS || letters > MOST_ITEM_TEXT)
    return { place, problem: 'It has more fields or text than any product. Mend it.' };
  return problem === undefined ? rowFrom(place, (name) => fields.get(name) ?? []) : { place, problem };
}

/** Resolves HTML entities such as &nbsp;, which XML does not know. */
const htmlEntities: Record<string, string> = new Proxy(
  {},
  { get: (_, name) => decodeHTML(`&${String(name)};`) },
);

const localName = (name: string) => squashed(name.slice(name.lastIndexOf(':') + 1));

function rowFrom(place: string, all: (name: string) => string[]): SourceRow {
  const get = (...names: readonly string[]) =>
    names.flatMap((name) => all(name)).find((value) => value !== '');
  const [saleFrom, saleUntil] = get('salepriceeffectivedate')?.split('/') ?? [];
  return {
    place,
    id: get('id', 'gtin', 'mpn'),
    group: get('itemgroupid'),
    name: get('title'),
    price: get('price'),
    salePrice: get('saleprice'),
    saleFrom,
    saleUntil,
    currency: get(...namesOf.currency),
    brand: get('brand'),
    color: get('color', 'colour'),
    size: get('size'),
    material: get('material'),
    description: get('description', 'summary', 'content'),
    categories: [get('producttype'), get('googleproductcategory')],
    link: get('link'),
    images: [...all('imagelink'), ...all('additionalimagelink')],
  };
}

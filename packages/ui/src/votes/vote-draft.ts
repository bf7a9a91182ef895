import { graphemesIn } from '../format/graphemes.ts';
import { isBlank } from '../format/isBlank.ts';
import { webAddressOf } from '../interaction/web-address.ts';
import type { PictureSource } from '../layout/picture-aspect-ratio.ts';

/** An option as it is written. */
export type VoteOptionDraft =
  | {
      kind: 'photo';
      /** Unique in the draft. */
      id: string;
      caption: string;
      /** Address of the photo; not needed with a file. */
      imageUrl: string;
      /** A chosen file, which the caller uploads. */
      file?: File | null | undefined;
    }
  | {
      kind: 'link';
      id: string;
      caption: string;
      url: string;
      title: string;
      description: string;
      linkImage: string;
    }
  | {
      kind: 'product';
      id: string;
      caption: string;
      productId: string;
      picture?: PictureSource | null | undefined;
      detail?: string | null | undefined;
    };

/** A vote as it is written. */
export interface VoteDraft {
  question: string;
  options: readonly VoteOptionDraft[];
}

/** Reason why a draft cannot be sent. */
export type VoteDraftProblem = 'needsTitle' | 'needsOptions' | 'needsPhoto' | 'needsLink';

/** Minimum and maximum number of options, and the lengths of texts in characters. */
export const VOTE_LIMITS = {
  question: 200,
  minOptions: 2,
  maxOptions: 6,
  caption: 100,
  title: 100,
  description: 200,
} as const;

const cut = (text: string, limit: number) => [...text].slice(0, limit).join('');

/** Returns a photo's name as its address says it: `red-dress.jpg` is "red dress". */
function nameIn(address: URL | null): string {
  const last = address?.pathname.split('/').filter(Boolean).at(-1) ?? '';
  let name = last;
  try {
    name = decodeURIComponent(last);
  } catch {
    // An address may hold a percent sign that encodes nothing.
  }
  return name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[-_+]+/g, ' ')
    .trim();
}

/** A text without the spaces at its ends; empty if nobody could see anything of it. */
const visible = (text: string) => (isBlank(text) ? '' : text.trim());

const hostOf = (address: URL) => address.host.replace(/^www\./, '');

/** Fills what is empty and can be known: captions, and the title of a link (2 §5). */
export function filledIn(draft: VoteDraft, linkCaption: (host: string) => string): VoteDraft {
  return {
    question: visible(draft.question),
    options: draft.options.map((option): VoteOptionDraft => {
      const caption = visible(option.caption);
      if (option.kind === 'product') return { ...option, caption };
      if (option.kind === 'photo') {
        const imageUrl = option.imageUrl.trim();
        const known = nameIn(webAddressOf(imageUrl)) || option.file?.name.replace(/\.[^.]*$/, '') || '';
        return { ...option, imageUrl, caption: caption || cut(known, VOTE_LIMITS.caption) };
      }
      const url = option.url.trim();
      const address = webAddressOf(url);
      const host = address ? hostOf(address) : '';
      return {
        ...option,
        url,
        caption: caption || (host && cut(linkCaption(host), VOTE_LIMITS.caption)),
        title: visible(option.title) || cut(host || url, VOTE_LIMITS.title),
        description: visible(option.description),
        linkImage: option.linkImage.trim(),
      };
    }),
  };
}

/** Returns the question or description that is longer than it may be, by its option if it has one. */
export function tooLong({ question, options }: VoteDraft): { optionId?: string } | undefined {
  if (graphemesIn(question) > VOTE_LIMITS.question) return {};
  const long = options.find(
    (option) => option.kind === 'link' && graphemesIn(option.description ?? '') > VOTE_LIMITS.description,
  );
  return long && { optionId: long.id };
}

/** Returns a text that only equal options share: a product is the same whatever its caption. */
function identityOf(option: VoteOptionDraft): string {
  if (option.kind === 'product') return JSON.stringify(['product', option.productId]);
  if (option.kind === 'link') return JSON.stringify(['link', option.caption, webAddressOf(option.url)?.href]);
  const { file } = option;
  const photo = file ? [file.name, file.size, file.lastModified] : webAddressOf(option.imageUrl)?.href;
  return JSON.stringify(['photo', option.caption, photo]);
}

/** Returns the first option of a filled draft that is the same as an earlier one, and that one's place from 0. */
export function repeatedIn({ options }: VoteDraft): { optionId: string; place: number } | undefined {
  const identities = options.map(identityOf);
  for (const [index, option] of options.entries()) {
    const place = identities.indexOf(identities[index] ?? '');
    if (place < index) return { optionId: option.id, place };
  }
  return undefined;
}

/** Returns the first problem of a filled draft, and its option. */
export function problemOf({
  question,
  options,
}: VoteDraft): { problem: VoteDraftProblem; optionId?: string } | undefined {
  if (question === '') return { problem: 'needsTitle' };
  if (options.length < VOTE_LIMITS.minOptions) return { problem: 'needsOptions' };
  for (const option of options) {
    if (option.kind === 'photo' && (option.caption === '' || !(option.file || webAddressOf(option.imageUrl))))
      return { problem: 'needsPhoto', optionId: option.id };
    if (option.kind === 'link' && (option.caption === '' || !webAddressOf(option.url)))
      return { problem: 'needsLink', optionId: option.id };
  }
  return undefined;
}

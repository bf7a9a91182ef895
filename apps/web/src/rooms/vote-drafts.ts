import type { VoteDraft, VoteOptionDraft } from '@vitrine/hooks';
import {
  cardProductOf,
  type VoteOptionDraft as ShownOption,
  type VoteDraft as ShownVoteDraft,
} from '@vitrine/ui';

type FileOf = (picture: string | undefined) => Blob | undefined;

const files = new WeakMap<Blob, File>();

/** Returns the same file for the same content, as a new one would be uploaded again. */
function namedFile(content: Blob | undefined): File | undefined {
  if (!content || content instanceof File) return content;
  const file = files.get(content) ?? new File([content], 'photo', { type: content.type });
  files.set(content, file);
  return file;
}

/** Returns a kept vote as the form shows it. */
export const shownVoteOf = (kept: VoteDraft | undefined, fileOf: FileOf): ShownVoteDraft => ({
  question: kept?.question ?? '',
  options: (kept?.options ?? []).map((option) => shownOptionOf(option, fileOf)),
});

function shownOptionOf(option: VoteOptionDraft, fileOf: FileOf): ShownOption {
  const { kind, key: id, text: caption, product } = option;
  if (kind === 'photo') {
    return { kind, id, caption, imageUrl: option.imageUrl ?? '', file: namedFile(fileOf(option.picture)) };
  }
  if (kind === 'link') {
    return {
      kind,
      id,
      caption,
      url: option.linkUrl ?? '',
      title: option.linkTitle ?? '',
      description: option.linkDescription ?? '',
      linkImage: option.linkImage ?? '',
    };
  }
  return {
    kind,
    id,
    caption,
    productId: product?.id ?? '',
    picture: product && cardProductOf(product).picture,
  };
}

interface KeptVoteContext {
  /** The vote before the change. */
  before: VoteDraft | undefined;
  fileOf: FileOf;
  /** Uploads a chosen file. Returns the id of the picture. */
  addPicture(file: File): string;
}

/** Returns what the form shows as it is kept; a newly chosen file is uploaded. */
export const keptVoteOf = (
  { question, options }: ShownVoteDraft,
  { before, fileOf, addPicture }: KeptVoteContext,
): VoteDraft => ({
  question,
  options: options.map((option): VoteOptionDraft => {
    const { kind, id: key, caption: text } = option;
    const known = before?.options.find((one) => one.key === key);
    if (kind === 'photo') {
      const isSame = option.file != null && option.file === namedFile(fileOf(known?.picture));
      const picture = isSame ? known?.picture : option.file ? addPicture(option.file) : undefined;
      return { kind, key, text, picture, ...(option.imageUrl ? { imageUrl: option.imageUrl } : {}) };
    }
    if (kind === 'link') {
      const { url, title, description, linkImage } = option;
      return {
        kind,
        key,
        text,
        linkUrl: url,
        ...(title ? { linkTitle: title } : {}),
        ...(description ? { linkDescription: description } : {}),
        ...(linkImage ? { linkImage } : {}),
      };
    }
    return { kind, key, text, product: known?.product };
  }),
});

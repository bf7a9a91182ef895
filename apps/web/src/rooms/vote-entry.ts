import type { Vote, VoteOption } from '@vitrine/api';
import { cardProductOf, type RoomVote, type VoteOption as ShownOption } from '@vitrine/ui';

export interface VoteEntryContext {
  viewer: string | undefined;
  options: readonly VoteOption[];
  choice: string | undefined;
  /** Number of people who can vote; undefined while unknown. */
  people: number | undefined;
  priceOf(price: number | null): string | null;
}

/** Returns a vote as the components of votes show it. */
export const voteEntryOf = (
  vote: Vote,
  { viewer, options, choice, people, priceOf }: VoteEntryContext,
): RoomVote => ({
  id: vote.id,
  question: vote.question,
  options: options.map((option) => optionEntryOf(option, viewer, priceOf)),
  choice: choice ?? null,
  author: vote.creatorName,
  face: vote.creatorAvatar,
  own: vote.creatorId === null || vote.creatorId === viewer,
  at: vote.createdAt,
  people,
  closed: vote.closedAt != null,
});

function optionEntryOf(
  option: VoteOption,
  viewer: string | undefined,
  priceOf: VoteEntryContext['priceOf'],
): ShownOption {
  const { id, text, product, imageUrl, linkImage, linkUrl, linkTitle, voteCount, voters } = option;
  const picture = imageUrl ?? linkImage;
  const common = {
    id,
    count: voteCount,
    voters: voters?.map(({ userId, userName, avatar }) => ({
      id: userId,
      name: userName,
      face: avatar,
      own: userId === viewer,
    })),
  };
  if (product) {
    return {
      ...common,
      text: text || product.name,
      picture: cardProductOf(product).picture,
      detail: priceOf(product.price),
      note: product.retailer,
    };
  }
  return {
    ...common,
    text,
    picture: picture ? { src: picture } : null,
    detail: linkTitle,
    url: linkUrl,
  };
}

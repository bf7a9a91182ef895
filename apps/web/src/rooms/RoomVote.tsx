import { ApiError, type Vote } from '@vitrine/api';
import { useCloseVote, useRelationFailures, useViewerId, useVote, voteChoice } from '@vitrine/hooks';
import {
  formatPrice,
  Icon,
  IconButton,
  Menu,
  type MenuItem,
  useCurrency,
  useLocale,
  useMessages,
  VoteCard,
  VoteOverlay,
} from '@vitrine/ui';
import { use, useState } from 'react';
import { useProductAddress } from '../products/product-address.ts';
import { useRefusalText } from '../shell/failures/useRefusalText.ts';
import { ELLIPSIS } from '../shell/icons/ellipsis.ts';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { useToast } from '../shell/toasts/toasts.tsx';
import { refusalOf } from './refusal-of.ts';
import { RoomPeopleContext } from './room-people.ts';
import { voteRefusalMessages } from './room-refusals.messages.ts';
import { roomMessages } from './rooms.messages.ts';
import { voteEntryOf } from './vote-entry.ts';

export interface RoomVoteProps {
  roomId: string;
  vote: Vote;
  /** Whether the server has the vote. */
  isSent: boolean;
  /** Actions of its message. */
  items: readonly MenuItem[];
}

/** A vote in a room: small as a message, and large over the room. */
export function RoomVote({ roomId, vote, isSent, items }: RoomVoteProps) {
  const texts = useMessages(roomMessages);
  const refusalText = useRefusalText(voteRefusalMessages);
  const locale = useLocale();
  const currency = useCurrency();
  const people = use(RoomPeopleContext);
  const viewerId = useViewerId();
  const viewer = people.find(({ id }) => id === viewerId);
  const { options, choice, choose } = useVote(vote, {
    id: viewerId ?? '',
    name: viewer?.username ?? '',
    avatar: viewer?.avatar ?? null,
  });
  const [problem, setProblem] = useState<string>();
  const [isLarge, setLarge] = useState(false);
  const leave = useLayerEntry(isLarge, () => setLarge(false));
  const { show } = useProductAddress();
  const close = useCloseVote(roomId);
  const showToast = useToast();

  useRelationFailures(({ relation, id, error }) => {
    if (relation.kind !== voteChoice.kind || id !== vote.id) return;
    const reason = error instanceof ApiError ? refusalText(refusalOf(error)) : undefined;
    setProblem(reason && texts.voteNotRecorded(reason));
  });

  const entry = voteEntryOf(vote, {
    viewer: viewerId,
    options,
    choice,
    people: people.length || undefined,
    priceOf: (price) => formatPrice(price, locale, currency),
  });
  const shared = {
    vote: entry,
    error: problem,
    onChoiceChange: (optionId: string | null) => {
      setProblem(undefined);
      choose(optionId ?? undefined);
    },
    onOptionOpen: ({ id: optionId }: { id: string }) => {
      const product = vote.options.find(({ id }) => id === optionId)?.product;
      if (product) show(product.id);
    },
  };
  async function closeIt(): Promise<void> {
    const failure = await close(vote.id);
    if (failure) showToast({ text: refusalText(failure) ?? texts.closeFailed, tone: 'danger' });
  }
  const closing = entry.own && !entry.closed;
  const menu = isSent && (
    <Menu
      trigger={<IconButton label={texts.voteOptions} icon={<Icon path={ELLIPSIS} size={18} />} />}
      items={[
        ...(closing ? [{ key: 'close', label: texts.closeVote, onSelect: () => void closeIt() }] : []),
        ...items,
      ]}
    />
  );
  return (
    <>
      <VoteCard
        {...shared}
        headingLevel={2}
        showAuthor="phone"
        sending={!isSent}
        onExpand={() => setLarge(true)}
        menu={menu}
      />
      {isLarge && <VoteOverlay {...shared} open onOpenChange={(next) => next || leave()} menu={menu} />}
    </>
  );
}

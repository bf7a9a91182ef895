import type { Product } from '@vitrine/api';
import { type AskOutcome, useAskRoom, useCreateRoom, useRooms } from '@vitrine/hooks';
import { cardProductOf, Dialog, RoomPicker, type RoomPickerOrder, useMessages } from '@vitrine/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRefusalText } from '../shell/failures/useRefusalText.ts';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { useToast } from '../shell/toasts/toasts.tsx';
import { askRoomMessages } from './ask-room.messages.ts';
import { roomPathOf } from './room-address.ts';
import { roomRefusalMessages, voteRefusalMessages } from './room-refusals.messages.ts';

export interface AskRoomProps {
  products: readonly Product[];
  open: boolean;
  onClose(): void;
  /** Called when the products have been sent. */
  onSent?: (() => void) | undefined;
}

/** The dialog that sends products to a room: one as a card, several as a vote. */
export function AskRoom({ products: given, open, onClose, onSent }: AskRoomProps) {
  const texts = useMessages(askRoomMessages);
  const refusalText = useRefusalText(roomRefusalMessages, voteRefusalMessages);
  const { rooms } = useRooms();
  const { create } = useCreateRoom();
  const { sendCards, startVote } = useAskRoom();
  const leave = useLayerEntry(open, onClose);
  const showToast = useToast();
  const navigate = useNavigate();
  const [products, setProducts] = useState(given);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();

  async function send({ roomId, newRoomName, question }: RoomPickerOrder): Promise<void> {
    setSending(true);
    setError(undefined);
    const room =
      roomId === undefined
        ? await create({ name: newRoomName ?? '', description: '', isPrivate: false, invited: [] })
        : rooms?.find(({ id }) => id === roomId);
    if (!room) {
      setSending(false);
      return setError(texts.createFailed);
    }
    const outcome: AskOutcome =
      question === undefined || products.length < 2
        ? await sendCards(room.id, products)
        : await startVote(room.id, question, products);
    setSending(false);
    if (outcome.status === 'failed') {
      const text = question === undefined ? texts.sendFailed : texts.voteFailed;
      return setError((outcome.failure && refusalText(outcome.failure)) ?? text);
    }
    if (outcome.status === 'gone') return leave();
    leave(() => {
      onClose();
      showToast({
        text: texts.sentTo(room.name),
        action: { label: texts.open, onAction: () => void navigate(roomPathOf(room.id)) },
      });
      onSent?.();
    });
  }

  return (
    <Dialog open={open} onOpenChange={(next) => next || leave()} title={texts.title} size="medium">
      <RoomPicker
        products={products.map(cardProductOf)}
        onRemove={(id) => setProducts((before) => before.filter((product) => product.id !== id))}
        rooms={(rooms ?? []).map(({ id, name, participants, participantCount, lastActivityAt }) => ({
          id,
          name,
          people: participants.map(({ username, avatar }) => ({ name: username, picture: avatar })),
          peopleCount: participantCount,
          lastActivityAt,
        }))}
        loading={!rooms}
        busy={isSending}
        error={error}
        onSend={(question) => void send(question)}
      />
    </Dialog>
  );
}

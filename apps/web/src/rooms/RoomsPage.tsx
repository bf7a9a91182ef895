import { useRooms, useViewerId } from '@vitrine/hooks';
import {
  Button,
  EmptyState,
  ErrorState,
  Icon,
  RoomCard,
  Skeleton,
  useMessages,
  VisuallyHidden,
} from '@vitrine/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRefusalText } from '../shell/failures/useRefusalText.ts';
import { PLUS } from '../shell/icons/plus.ts';
import { isPlainClick } from '../shell/links/plain-click.ts';
import { PageTitle } from '../shell/page/PageTitle.tsx';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import { CreateRoom } from './CreateRoom.tsx';
import { RoomsGuest } from './RoomsGuest.tsx';
import * as styles from './RoomsPage.css.ts';
import { refusalOf } from './refusal-of.ts';
import { roomPathOf } from './room-address.ts';
import { roomEntryOf, stateOfRoom } from './room-card-entry.ts';
import { roomRefusalMessages } from './room-refusals.messages.ts';
import { roomsMessages } from './rooms.messages.ts';
import { useSteadyOrder } from './useSteadyOrder.ts';

/** The viewer's dressing rooms, and the way to a new one. */
export function RoomsPage() {
  const viewer = useViewerId();
  return viewer === undefined ? <RoomsGuest /> : <OwnRooms viewer={viewer} />;
}

const TO_COME = ['first', 'second', 'third'];

function OwnRooms({ viewer }: { viewer: string }) {
  const texts = useMessages(roomsMessages);
  const refusalText = useRefusalText(roomRefusalMessages);
  const { rooms: listed, error, reload } = useRooms();
  const [isCreating, setCreating] = useState(false);
  const navigate = useNavigate();
  const { rooms, ...pointer } = useSteadyOrder(listed);
  usePageTitle(texts.title);

  const newRoom = (
    <Button
      variant="primary"
      icon={<Icon path={PLUS} size={18} strokeWidth={2} />}
      onClick={() => setCreating(true)}
    >
      {texts.newRoom}
    </Button>
  );
  return (
    <>
      <PageTitle actions={rooms && rooms.length > 0 && newRoom}>{texts.title}</PageTitle>
      {!rooms && error !== undefined && error !== null && (
        <ErrorState
          title={texts.listFailed}
          help={refusalText(refusalOf(error)) ?? texts.anError}
          onRetry={reload}
          retryLabel={texts.retry}
        />
      )}
      {!rooms && !error && (
        <ul className={styles.grid} aria-busy>
          {TO_COME.map((place) => (
            <li key={place} className={styles.item}>
              <Skeleton className={styles.toCome} />
            </li>
          ))}
        </ul>
      )}
      {rooms?.length === 0 && <EmptyState title={texts.emptyTitle} help={texts.emptyHelp} action={newRoom} />}
      {rooms && rooms.length > 0 && (
        <ul className={styles.grid} aria-label={texts.title} {...pointer}>
          {rooms.map((room) => (
            <li key={room.id} className={styles.item}>
              <RoomCard
                room={roomEntryOf(room, viewer)}
                href={roomPathOf(room.id)}
                onOpen={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  void navigate(roomPathOf(room.id), { state: stateOfRoom(room) });
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {rooms && error !== undefined && error !== null && (
        <VisuallyHidden role="status">{texts.listFailed}</VisuallyHidden>
      )}
      <CreateRoom isOpen={isCreating} onClose={() => setCreating(false)} />
    </>
  );
}

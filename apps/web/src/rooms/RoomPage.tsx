import type { Message, RoomPerson } from '@vitrine/api';
import { useMessageField, useReply, useRoom, useViewerId } from '@vitrine/hooks';
import {
  AvatarStack,
  Button,
  ErrorState,
  Icon,
  IconButton,
  type MessageListActions,
  toldOfKeyboard,
  useMessages,
} from '@vitrine/ui';
import { useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useRefusalText } from '../shell/failures/useRefusalText.ts';
import { ARROW_LEFT } from '../shell/icons/arrow-left.ts';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import { useIsWide } from '../shell/page/useIsWide.ts';
import { RoomComposer } from './RoomComposer.tsx';
import { RoomMessages } from './RoomMessages.tsx';
import * as styles from './RoomPage.css.ts';
import { RoomPeople } from './RoomPeople.tsx';
import { RoomsBeside } from './RoomsBeside.tsx';
import { RoomsGuest } from './RoomsGuest.tsx';
import { refusalOf } from './refusal-of.ts';
import { ROOMS_PATH, roomStateFrom } from './room-address.ts';
import { RoomPeopleContext } from './room-people.ts';
import { roomRefusalMessages } from './room-refusals.messages.ts';
import { roomMessages } from './rooms.messages.ts';
import { StartVote } from './StartVote.tsx';

/** Window width in px from which the rooms stand beside the room. */
const WITH_ROOMS = 1200;

/** A dressing room: its messages and votes, with its people behind a button. */
export function RoomPage() {
  const { roomId = '' } = useParams();
  const viewer = useViewerId();
  const hasRooms = useIsWide(WITH_ROOMS);
  if (viewer === undefined) return <RoomsGuest />;
  return (
    <div className={styles.page} ref={toldOfKeyboard}>
      {hasRooms && <RoomsBeside roomId={roomId} />}
      <OpenRoom key={roomId} roomId={roomId} hasBack={!hasRooms} />
    </div>
  );
}

interface OpenRoomProps {
  roomId: string;
  hasBack: boolean;
}

/** The unsent text of a room that cannot be seen any more, to be copied. */
function Written({ roomId }: { roomId: string }) {
  const texts = useMessages(roomMessages);
  const { text } = useMessageField(roomId);
  if (text === '') return null;
  return (
    <div className={styles.written}>
      {texts.written}
      <p dir="auto" className={styles.writtenText}>
        {text}
      </p>
    </div>
  );
}

const noPeople: readonly RoomPerson[] = [];

function OpenRoom({ roomId, hasBack }: OpenRoomProps) {
  const texts = useMessages(roomMessages);
  const refusalText = useRefusalText(roomRefusalMessages);
  const { room, error, reload, refresh } = useRoom(roomId);
  const known = roomStateFrom(useLocation().state);
  const name = room?.name ?? known?.name;
  const people = room?.participants ?? noPeople;
  const count = room ? people.length : known?.participantCount;
  const reply = useReply(roomId);
  const field = useRef<HTMLTextAreaElement>(null);
  const [editing, setEditing] = useState<Message>();
  const [isVoteOpen, setVoteOpen] = useState(false);
  const [arePeopleOpen, setPeopleOpen] = useState(false);
  const list = useRef<MessageListActions>(null);
  usePageTitle(name);

  if (error && !room) {
    return (
      <div className={styles.room}>
        <ErrorState
          headingLevel={1}
          title={texts.loadFailed}
          help={refusalText(refusalOf(error)) ?? undefined}
          onRetry={reload}
        />
        <Written roomId={roomId} />
        <p className={styles.backLine}>
          <Button asChild variant="secondary">
            <RouterLink href={ROOMS_PATH}>{texts.back}</RouterLink>
          </Button>
        </p>
      </div>
    );
  }
  return (
    <div className={styles.room}>
      <div className={styles.bar}>
        {hasBack && (
          <IconButton
            asChild
            label={texts.back}
            icon={<Icon path={ARROW_LEFT} size={20} strokeWidth={1.75} className={styles.arrow} />}
          >
            <RouterLink href={ROOMS_PATH} />
          </IconButton>
        )}
        <h1 className={styles.name}>
          <bdi>{name}</bdi>
        </h1>
        {count !== undefined && (
          <button type="button" className={styles.people} onClick={() => setPeopleOpen(true)}>
            <AvatarStack
              ground="canvas"
              people={
                room
                  ? people.map(({ id, username, avatar }) => ({ id, name: username, picture: avatar }))
                  : (known?.participants ?? []).map(({ id, name: shown, avatar }) => ({
                      id,
                      name: shown,
                      picture: avatar,
                    }))
              }
            />
            <span className={styles.peopleWord}>{texts.people(count)}</span>
            <span aria-hidden className={styles.peopleCount}>
              {count}
            </span>
          </button>
        )}
      </div>
      <RoomPeopleContext value={people}>
        <RoomMessages
          roomId={roomId}
          people={people}
          list={list}
          onReply={(quote) => {
            setEditing(undefined);
            reply(quote);
            field.current?.focus();
          }}
          onEdit={(message) => {
            setEditing(message);
            field.current?.focus();
          }}
          onStartVote={() => setVoteOpen(true)}
        />
      </RoomPeopleContext>
      <div className={styles.composer}>
        <RoomComposer
          roomId={roomId}
          people={people}
          field={field}
          editing={editing}
          onEdited={() => setEditing(undefined)}
          onSent={() => list.current?.showEnd()}
          onStartVote={() => setVoteOpen(true)}
        />
      </div>
      <StartVote roomId={roomId} roomName={name} isOpen={isVoteOpen} onOpenChange={setVoteOpen} />
      {room && (
        <RoomPeople room={room} isOpen={arePeopleOpen} onOpenChange={setPeopleOpen} onChanged={refresh} />
      )}
    </div>
  );
}

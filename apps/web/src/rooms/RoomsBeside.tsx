import { useRooms, useViewerId } from '@vitrine/hooks';
import { Icon, IconButton, RoomRow, useMessages } from '@vitrine/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ARROW_LEFT } from '../shell/icons/arrow-left.ts';
import { PLUS } from '../shell/icons/plus.ts';
import { isPlainClick } from '../shell/links/plain-click.ts';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import { CreateRoom } from './CreateRoom.tsx';
import * as styles from './RoomsBeside.css.ts';
import { ROOMS_PATH, roomPathOf } from './room-address.ts';
import { roomEntryOf, stateOfRoom } from './room-card-entry.ts';
import { roomMessages, roomsMessages } from './rooms.messages.ts';
import { useSteadyOrder } from './useSteadyOrder.ts';

/** The viewer's rooms beside an open one. */
export function RoomsBeside({ roomId }: { roomId: string }) {
  const texts = useMessages(roomMessages);
  const { newRoom } = useMessages(roomsMessages);
  const viewer = useViewerId();
  const navigate = useNavigate();
  const [isCreating, setCreating] = useState(false);
  const { rooms, ...pointer } = useSteadyOrder(useRooms().rooms);
  return (
    <nav className={styles.panel} aria-label={texts.allRooms}>
      <div className={styles.head}>
        <IconButton
          asChild
          label={texts.back}
          icon={<Icon path={ARROW_LEFT} size={20} strokeWidth={1.75} className={styles.arrow} />}
        >
          <RouterLink href={ROOMS_PATH} />
        </IconButton>
        <h2 className={styles.title}>{texts.allRooms}</h2>
        <IconButton
          label={newRoom}
          icon={<Icon path={PLUS} size={20} strokeWidth={1.75} />}
          onClick={() => setCreating(true)}
        />
      </div>
      <ul className={styles.list} {...pointer}>
        {rooms?.map((room) => (
          <li key={room.id}>
            <RoomRow
              room={roomEntryOf(room, viewer)}
              href={roomPathOf(room.id)}
              active={room.id === roomId}
              onOpen={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                void navigate(roomPathOf(room.id), { state: stateOfRoom(room) });
              }}
            />
          </li>
        ))}
      </ul>
      <CreateRoom isOpen={isCreating} onClose={() => setCreating(false)} />
    </nav>
  );
}

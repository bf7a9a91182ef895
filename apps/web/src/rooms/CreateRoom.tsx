import { ROOM_PEOPLE_MAX } from '@vitrine/api';
import { useCreateRoom, useFriends } from '@vitrine/hooks';
import { CreateRoomForm, Dialog, useMessages } from '@vitrine/ui';
import { useNavigate } from 'react-router-dom';
import { useRefusalText } from '../shell/failures/useRefusalText.ts';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { roomPathOf } from './room-address.ts';
import { stateOfRoom } from './room-card-entry.ts';
import { roomRefusalMessages } from './room-refusals.messages.ts';
import { roomsMessages } from './rooms.messages.ts';

export interface CreateRoomProps {
  isOpen: boolean;
  onClose(): void;
}

/** The dialog with the form of a new room, which opens the room once it is created. */
export function CreateRoom({ isOpen, onClose }: CreateRoomProps) {
  const texts = useMessages(roomsMessages);
  const refusalText = useRefusalText(roomRefusalMessages);
  const leave = useLayerEntry(isOpen, onClose);
  const { draft, setDraft, isCreating, failure, create } = useCreateRoom();
  const { friends, error, reload } = useFriends(isOpen);
  const navigate = useNavigate();

  async function submit(): Promise<void> {
    const room = await create();
    if (!room) return;
    leave(() => {
      onClose();
      void navigate(roomPathOf(room.id), { state: stateOfRoom(room) });
    });
  }

  return (
    <Dialog open={isOpen} onOpenChange={(next) => next || leave()} title={texts.newRoom} size="medium">
      <CreateRoomForm
        value={draft}
        onValueChange={setDraft}
        friends={(friends ?? []).map(({ id, username, name, signedUrl }) => ({
          id,
          username,
          name,
          face: signedUrl,
        }))}
        friendsStatus={friends ? 'ready' : error ? 'error' : 'loading'}
        onFriendsRetry={reload}
        maxInvited={ROOM_PEOPLE_MAX - 1}
        busy={isCreating}
        error={failure && (refusalText(failure) ?? texts.createFailed)}
        onCreate={() => void submit()}
      />
    </Dialog>
  );
}

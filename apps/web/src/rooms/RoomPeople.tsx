import type { RoomDetails } from '@vitrine/api';
import {
  roomMute,
  useFriends,
  useInvite,
  useLeaveRoom,
  useOnlinePeople,
  useToggle,
  useViewerId,
} from '@vitrine/hooks';
import { AlertDialog, Dialog, InviteList, ParticipantList, Sheet, Switch, useMessages } from '@vitrine/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { useToast } from '../shell/toasts/toasts.tsx';
import { ROOMS_PATH } from './room-address.ts';
import { roomMessages } from './rooms.messages.ts';

export interface RoomPeopleProps {
  room: RoomDetails;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /** Called when people were added. */
  onChanged(): void;
}

/** Milliseconds between the end of the list of people and the question to leave. */
export const LEAVE_DELAY_MS = 300;

type Step = 'people' | 'invite' | 'leave';

/** The people of a room, with invitations and the way out. */
export function RoomPeople({ room, isOpen, onOpenChange, onChanged }: RoomPeopleProps) {
  const texts = useMessages(roomMessages);
  const [step, setStep] = useState<Exclude<Step, 'people'>>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const leavePeople = useLayerEntry(isOpen, () => onOpenChange(false));
  const mute = useToggle(roomMute, room, 'Room');
  const viewer = useViewerId();
  const online = useOnlinePeople();

  const goTo = (next: Exclude<Step, 'people'>, afterMs: number) =>
    leavePeople(() => {
      onOpenChange(false);
      timer.current = setTimeout(() => setStep(next), afterMs);
    });

  return (
    <>
      <Sheet
        open={isOpen}
        onOpenChange={(next) => next || leavePeople()}
        title={texts.participants}
        side="end"
      >
        <ParticipantList
          people={room.participants.map(({ id, username, name, avatar, isOnline }) => ({
            id,
            name: name || username,
            username,
            face: avatar,
            own: id === viewer,
            online: online ? id === viewer || online.has(id) : isOnline,
          }))}
          onInvite={() => goTo('invite', 0)}
          onLeave={() => goTo('leave', LEAVE_DELAY_MS)}
        />
        <Switch label={texts.mute} checked={mute.isOn} onCheckedChange={mute.set} />
      </Sheet>
      <InviteFriends
        room={room}
        isOpen={step === 'invite'}
        onClose={() => setStep(undefined)}
        onChanged={onChanged}
      />
      <LeaveQuestion roomId={room.id} isOpen={step === 'leave'} onClose={() => setStep(undefined)} />
    </>
  );
}

interface InviteFriendsProps {
  room: RoomDetails;
  isOpen: boolean;
  onClose(): void;
  onChanged(): void;
}

function InviteFriends({ room, isOpen, onClose, onChanged }: InviteFriendsProps) {
  const texts = useMessages(roomMessages);
  const leave = useLayerEntry(isOpen, onClose);
  const { friends, error, reload } = useFriends(isOpen);
  const invite = useInvite(room);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const showToast = useToast();
  const isIn = new Set(room.participants.map(({ id }) => id));

  async function send(ids: readonly string[]): Promise<void> {
    setSending(true);
    const outcome = await invite(ids);
    setSending(false);
    if (!outcome) return void showToast({ text: texts.inviteFailed, tone: 'danger' });
    const { sent, failed } = outcome;
    onChanged();
    setChosen([]);
    leave();
    showToast(
      failed.length === 0
        ? { text: texts.invitedAll(sent) }
        : { text: texts.invitedSome(sent, failed.length), tone: 'danger' },
    );
  }

  return (
    <Dialog open={isOpen} onOpenChange={(next) => next || leave()} title={texts.inviteFriends} size="medium">
      <InviteList
        friends={(friends ?? [])
          .filter(({ id }) => !isIn.has(id))
          .map(({ id, username, name, signedUrl }) => ({ id, username, name, face: signedUrl }))}
        status={friends ? 'ready' : error ? 'error' : 'loading'}
        onRetry={reload}
        value={chosen}
        onValueChange={setChosen}
        busy={isSending}
        onInvite={(ids) => void send(ids)}
      />
    </Dialog>
  );
}

interface LeaveQuestionProps {
  roomId: string;
  isOpen: boolean;
  onClose(): void;
}

function LeaveQuestion({ roomId, isOpen, onClose }: LeaveQuestionProps) {
  const texts = useMessages(roomMessages);
  const stay = useLayerEntry(isOpen, onClose);
  const { leave, isLeaving } = useLeaveRoom(roomId);
  const showToast = useToast();
  const navigate = useNavigate();

  async function go(): Promise<void> {
    const failure = await leave();
    stay(() => {
      onClose();
      if (failure) showToast({ text: texts.leaveFailed, tone: 'danger' });
      else void navigate(ROOMS_PATH, { replace: true });
    });
  }

  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={(next) => next || stay()}
      title={texts.leaveTitle}
      description={texts.leaveHelp}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      destructive
      busy={isLeaving}
      onConfirm={() => void go()}
    />
  );
}

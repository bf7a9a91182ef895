import { useVoteForm } from '@vitrine/hooks';
import { Dialog, useMessages, VoteForm } from '@vitrine/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { uploadRefusalMessages } from '../shell/failures/upload-refusals.messages.ts';
import { useRefusalText } from '../shell/failures/useRefusalText.ts';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { voteRefusalMessages } from './room-refusals.messages.ts';
import { roomMessages } from './rooms.messages.ts';
import { keptVoteOf, shownVoteOf } from './vote-drafts.ts';

export interface StartVoteProps {
  roomId: string;
  roomName: string | undefined;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

/** The form of a vote. It opens again with its text if the vote could not be started. */
export function StartVote({ roomId, roomName, isOpen, onOpenChange }: StartVoteProps) {
  const texts = useMessages(roomMessages);
  const refusalText = useRefusalText(voteRefusalMessages, uploadRefusalMessages);
  const form = useVoteForm(roomId);
  const [error, setError] = useState<string>();
  /** Whether the form opens again, once it is closed. */
  const [isFailed, setFailed] = useState(false);
  const leave = useLayerEntry(isOpen, () => {
    setFailed(false);
    onOpenChange(false);
  });
  const fileOf = (picture: string | undefined) => form.pictures.find(({ id }) => id === picture)?.file;
  const context = {
    before: form.draft,
    fileOf,
    addPicture: (file: File) => form.addPicture(file, file.name),
  };

  async function start(vote: ReturnType<typeof keptVoteOf>): Promise<void> {
    setError(undefined);
    setFailed(false);
    const started = form.start(vote);
    leave(() => onOpenChange(false));
    const outcome = await started;
    if (outcome.status !== 'failed') return;
    setError((outcome.failure && refusalText(outcome.failure)) ?? texts.voteFailed);
    setFailed(true);
  }
  // A failure may be known before the form has closed.
  const openAgain = useEffectEvent(() => {
    setFailed(false);
    onOpenChange(true);
  });
  useEffect(() => {
    if (isFailed && !isOpen) openAgain();
  }, [isFailed, isOpen]);

  return (
    <Dialog open={isOpen} onOpenChange={(next) => next || leave()} title={texts.startVote} size="medium">
      <VoteForm
        value={shownVoteOf(form.draft, fileOf)}
        onValueChange={(draft) => form.setDraft(keptVoteOf(draft, context))}
        onStart={(draft) => void start(keptVoteOf(draft, context))}
        room={roomName}
        error={error}
      />
    </Dialog>
  );
}

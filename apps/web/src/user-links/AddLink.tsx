import type { AddLinkOutcome } from '@vitrine/hooks';
import { Button, Dialog, TextField, useMessages } from '@vitrine/ui';
import { type SubmitEvent, useId, useState } from 'react';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { yourLinksMessages } from './user-links.messages.ts';

export interface AddLinkProps {
  isOpen: boolean;
  onClose(): void;
  onAdd(url: string): Promise<AddLinkOutcome>;
}

/** The form of a new link. The typed address stays until the link was added. */
export function AddLink({ isOpen, onClose, onAdd }: AddLinkProps) {
  const texts = useMessages(yourLinksMessages);
  const [url, setUrl] = useState('');
  const [outcome, setOutcome] = useState<AddLinkOutcome>();
  const [busy, setBusy] = useState(false);
  const form = useId();
  const leave = useLayerEntry(isOpen, onClose);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const next = await onAdd(url);
    setBusy(false);
    setOutcome(next);
    if (next !== 'added') return;
    setUrl('');
    setOutcome(undefined);
    leave();
  }

  const problems = { invalid: texts.invalid, full: texts.linksFull, failed: texts.addFailed };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => next || leave()}
      title={texts.add}
      size="medium"
      aria-describedby={undefined}
      actions={
        <Button type="submit" form={form} variant="primary" busy={busy}>
          {texts.add}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={texts.address}
          hint={texts.addHelp}
          error={outcome && outcome !== 'added' ? problems[outcome] : undefined}
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={url}
          onValueChange={(next) => {
            setUrl(next);
            setOutcome(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}

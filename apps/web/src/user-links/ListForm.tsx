import { isBlankText, LINK_LIST_NAME_MAX, type LinkList } from '@vitrine/api';
import type { OutboxFailure } from '@vitrine/hooks';
import { Button, Dialog, Switch, TextField, useMessages } from '@vitrine/ui';
import { type SubmitEvent, useId, useState } from 'react';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import * as styles from './ListForm.css.ts';
import { useListProblem } from './useListProblem.ts';
import { yourLinksMessages } from './user-links.messages.ts';

export interface ListFormProps {
  isOpen: boolean;
  /** The list to change; undefined for a new one. */
  list?: LinkList | undefined;
  onClose(): void;
  /** Resolves to the failure, or to undefined. */
  onSave(name: string, isPublic: boolean): Promise<OutboxFailure | undefined>;
}

/** Name and visibility of a list of links, in a dialog. */
export function ListForm({ isOpen, list, onClose, onSave }: ListFormProps) {
  const texts = useMessages(yourLinksMessages);
  const [name, setName] = useState(list?.name ?? '');
  const [isPublic, setPublic] = useState(list?.isPublic ?? false);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const problemOf = useListProblem();
  const form = useId();
  const leave = useLayerEntry(isOpen, onClose);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    if (isBlankText(name)) return setProblem(texts.nameMissing);
    setBusy(true);
    const failure = await onSave(name, isPublic);
    setBusy(false);
    if (failure) return setProblem(problemOf(failure));
    leave();
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => next || leave()}
      title={list ? texts.editList : texts.newList}
      size="medium"
      aria-describedby={undefined}
      actions={
        <Button type="submit" form={form} variant="primary" busy={busy}>
          {list ? texts.saveList : texts.makeList}
        </Button>
      }
    >
      <form id={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={texts.listName}
          maxLength={LINK_LIST_NAME_MAX}
          autoComplete="off"
          error={problem}
          value={name}
          onValueChange={(next) => {
            setName(next);
            setProblem(undefined);
          }}
        />
        <Switch
          label={texts.listPublic}
          hint={isPublic ? texts.listPublicHelp : texts.listPrivateHelp}
          checked={isPublic}
          onCheckedChange={setPublic}
        />
      </form>
    </Dialog>
  );
}

import { isBlankText, LINK_LIST_NAME_MAX, type LinkList, type UserLink } from '@vitrine/api';
import { type OutboxFailure, useLinkListActions } from '@vitrine/hooks';
import { Button, Checkbox, Dialog, TextField, useMessages } from '@vitrine/ui';
import { useState } from 'react';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import * as styles from './ListForm.css.ts';
import { useListProblem } from './useListProblem.ts';
import { yourLinksMessages } from './user-links.messages.ts';

export interface SortLinkProps {
  link: UserLink;
  /** The viewer's lists; undefined while unknown. */
  lists: readonly LinkList[] | undefined;
  /** Called with the ids of the link's lists once they were saved. */
  onSorted(listIds: string[]): void;
  /** Called when a list was made. */
  onListMade(): void;
  onClose(): void;
}

/** Chooses the lists of a link. */
export function SortLink({ link, lists = [], onSorted, onListMade, onClose }: SortLinkProps) {
  const texts = useMessages(yourLinksMessages);
  const [isOpen, setOpen] = useState(true);
  const leave = useLayerEntry(isOpen, () => {
    setOpen(false);
    onClose();
  });
  const [chosen, setChosen] = useState<readonly string[]>(link.listIds);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const problemOf = useListProblem();
  const actions = useLinkListActions(onListMade);

  async function save(): Promise<void> {
    if (busy) return;
    setBusy(true);
    const { failure: notMade, wanted } = await withNewList();
    const add = wanted.filter((id) => !link.listIds.includes(id));
    const remove = link.listIds.filter((id) => !wanted.includes(id));
    const failure = notMade ?? (await actions.sort(link, { add, remove }));
    setBusy(false);
    if (failure) return setProblem(problemOf(failure));
    onSorted([...wanted]);
    leave();
  }

  /** Makes the named list, and chooses it, so that another try does not make it again. */
  async function withNewList(): Promise<{ failure?: OutboxFailure | undefined; wanted: readonly string[] }> {
    if (isBlankText(name)) return { wanted: chosen };
    const { failure, list } = await actions.make(name, false);
    if (!list) return { failure, wanted: chosen };
    const wanted = [...chosen, list.id];
    setChosen(wanted);
    setName('');
    return { wanted };
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => next || leave()}
      title={texts.putIntoLists}
      size="medium"
      description={link.label}
      actions={
        <Button variant="primary" busy={busy} onClick={() => void save()}>
          {texts.done}
        </Button>
      }
    >
      <div className={styles.form}>
        {lists.map(({ id, name: called }) => (
          <Checkbox
            key={id}
            label={called}
            checked={chosen.includes(id)}
            onCheckedChange={(on) =>
              setChosen((before) => (on ? [...before, id] : before.filter((its) => its !== id)))
            }
          />
        ))}
        <TextField
          label={texts.newList}
          hint={texts.newListHelp}
          error={problem}
          autoComplete="off"
          maxLength={LINK_LIST_NAME_MAX}
          value={name}
          onValueChange={(next) => {
            setName(next);
            setProblem(undefined);
          }}
        />
      </div>
    </Dialog>
  );
}

import { isBlankText, LINK_LIST_NAME_MAX, type LinkList, type UserLink } from '@vitrine/api';
import { useLinkListActions } from '@vitrine/hooks';
import { Button, Checkbox, Dialog, TextField, useMessages } from '@vitrine/ui';
import { useState } from 'react';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import * as styles from './ListForm.css.ts';
import { listProblemOf } from './list-problem.ts';
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
  const actions = useLinkListActions(onListMade);

  async function save(): Promise<void> {
    if (busy) return;
    setBusy(true);
    const { outcome, wanted } = await withNewList();
    const add = wanted.filter((id) => !link.listIds.includes(id));
    const remove = link.listIds.filter((id) => !wanted.includes(id));
    const ending = outcome === 'done' ? await actions.sort(link, { add, remove }) : outcome;
    setBusy(false);
    if (ending !== 'done') return setProblem(listProblemOf(ending, texts));
    onSorted([...wanted]);
    leave();
  }

  /** Makes the named list, and chooses it, so that another try does not make it again. */
  async function withNewList() {
    if (isBlankText(name)) return { outcome: 'done' as const, wanted: chosen };
    const { outcome, list } = await actions.make(name, false);
    if (!list) return { outcome, wanted: chosen };
    const wanted = [...chosen, list.id];
    setChosen(wanted);
    setName('');
    return { outcome, wanted };
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

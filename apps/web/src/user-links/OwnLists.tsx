import type { LinkList } from '@vitrine/api';
import { type LinkLists, useLinkListActions } from '@vitrine/hooks';
import {
  AlertDialog,
  Button,
  EmptyState,
  ErrorState,
  Icon,
  IconButton,
  LinkListCard,
  Menu,
  Skeleton,
  useMessages,
} from '@vitrine/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ELLIPSIS } from '../shell/icons/ellipsis.ts';
import { PENCIL } from '../shell/icons/pencil.ts';
import { PLUS } from '../shell/icons/plus.ts';
import { TRASH_2 } from '../shell/icons/trash-2.ts';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { isPlainClick } from '../shell/links/plain-click.ts';
import { useToast } from '../shell/toasts/toasts.tsx';
import { ListForm } from './ListForm.tsx';
import { listPathOf } from './links-address.ts';
import * as links from './OwnLinks.css.ts';
import * as styles from './OwnLists.css.ts';
import { useListProblem } from './useListProblem.ts';
import { yourLinksMessages } from './user-links.messages.ts';

export interface OwnListsProps {
  /** Undefined while unknown. */
  username: string | undefined;
  lists: LinkLists;
  /** Whether the form of a list is open. */
  isFormOpen: boolean;
  onFormOpenChange(isOpen: boolean): void;
}

const TO_COME = ['first', 'second'];

/** The viewer's lists of links, public and private ones. */
export function OwnLists({
  username = '',
  lists: { lists, status, retry, refresh },
  isFormOpen,
  onFormOpenChange,
}: OwnListsProps) {
  const texts = useMessages(yourLinksMessages);
  const actions = useLinkListActions(refresh);
  const problemOf = useListProblem();
  const navigate = useNavigate();
  const showToast = useToast();
  const [form, setForm] = useState<{ list?: LinkList; times: number }>({ times: 0 });
  const [doomed, setDoomed] = useState<LinkList>();
  const [isAsking, setAsking] = useState(false);
  const leave = useLayerEntry(isAsking, () => setAsking(false));

  const openForm = (list?: LinkList) => {
    setForm(({ times }) => ({ times: times + 1, ...(list && { list }) }));
    onFormOpenChange(true);
  };
  async function remove(list: LinkList): Promise<void> {
    const failure = await actions.remove(list);
    if (failure) showToast({ text: problemOf(failure), tone: 'danger' });
  }
  const newList = (
    <Button icon={<Icon path={PLUS} size={18} strokeWidth={2} />} onClick={() => openForm()}>
      {texts.newList}
    </Button>
  );
  return (
    <>
      <div className={links.head}>
        <h2 className={links.heading}>{texts.lists}</h2>
        {lists && lists.length > 0 && newList}
      </div>
      {status === 'error' && <ErrorState title={texts.listsFailed} onRetry={retry} />}
      {status === 'loading' && (
        <div aria-busy className={styles.lists}>
          {TO_COME.map((place) => (
            <Skeleton key={place} height={112} />
          ))}
        </div>
      )}
      {lists?.length === 0 && (
        <EmptyState headingLevel={3} title={texts.noLists} help={texts.noListsHelp} action={newList} />
      )}
      {lists && lists.length > 0 && (
        <ul aria-label={texts.lists} className={styles.lists}>
          {lists.map((list) => (
            <li key={list.id}>
              <LinkListCard
                size="small"
                headingLevel={3}
                name={list.name}
                href={listPathOf(username, list.id)}
                onOpen={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  void navigate(listPathOf(username, list.id));
                }}
                count={list.itemCount}
                private={!list.isPublic}
                pictures={list.pictures}
                actions={
                  <Menu
                    items={[
                      {
                        key: 'edit',
                        label: texts.editList,
                        icon: <Icon path={PENCIL} size={18} strokeWidth={1.75} />,
                        onSelect: () => openForm(list),
                      },
                      {
                        key: 'delete',
                        label: texts.deleteList,
                        icon: <Icon path={TRASH_2} size={18} strokeWidth={1.75} />,
                        destructive: true,
                        onSelect: () => {
                          setDoomed(list);
                          setAsking(true);
                        },
                      },
                    ]}
                    trigger={
                      <IconButton
                        label={texts.optionsOfList(list.name)}
                        icon={<Icon path={ELLIPSIS} size={18} strokeWidth={1.75} />}
                      />
                    }
                  />
                }
              />
            </li>
          ))}
        </ul>
      )}
      <ListForm
        key={form.times}
        isOpen={isFormOpen}
        list={form.list}
        onClose={() => onFormOpenChange(false)}
        onSave={(name, isPublic) =>
          form.list
            ? actions.change(form.list, { name: name.trim(), isPublic })
            : actions.make(name, isPublic).then(({ failure }) => failure)
        }
      />
      <AlertDialog
        open={isAsking}
        onOpenChange={(next) => next || leave()}
        title={texts.deleteListTitle(doomed?.name ?? '')}
        description={texts.deleteListHelp}
        confirmLabel={texts.remove}
        destructive
        onConfirm={() =>
          leave(() => {
            setAsking(false);
            if (doomed) void remove(doomed);
          })
        }
      />
    </>
  );
}

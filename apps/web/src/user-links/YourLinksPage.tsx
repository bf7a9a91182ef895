import type { UserLink } from '@vitrine/api';
import { useLinkLists, useProfile, useSession, useViewerId, useYourLinks } from '@vitrine/hooks';
import { Button, Icon, Tab, TabList, TabPanel, TabsRoot, useMessages } from '@vitrine/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ToSignIn } from '../session/ToSignIn.tsx';
import { pageKeyOf } from '../shell/history/page-key.ts';
import { PLUS } from '../shell/icons/plus.ts';
import { BackPage } from '../shell/page/BackPage.tsx';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import { useIsWide } from '../shell/page/useIsWide.ts';
import { useTabInAddress } from '../shell/page/useTabInAddress.ts';
import { useUndoToast } from '../shell/toasts/useUndoToast.ts';
import { AddLink } from './AddLink.tsx';
import { OwnLinks } from './OwnLinks.tsx';
import { OwnLists } from './OwnLists.tsx';
import { SortLink } from './SortLink.tsx';
import { yourLinksMessages } from './user-links.messages.ts';
import * as styles from './YourLinksPage.css.ts';

/** The viewer's links and lists. If the session ends while it is open, it leads to the sign-in. */
export function YourLinksPage() {
  const viewer = useViewerId();
  const { status } = useSession();
  const [form, setForm] = useState<OpenForm>();
  // A form stays open below the question, with its typed text.
  const isKept = status === 'authenticated' || form !== undefined;
  return viewer !== undefined && isKept ? <Own viewer={viewer} form={form} onForm={setForm} /> : <ToSignIn />;
}

type OpenForm = 'link' | 'list';

interface OwnProps {
  viewer: string;
  form: OpenForm | undefined;
  onForm(form: OpenForm | undefined): void;
}

const TABS = ['links', 'lists'] as const;
/** Width from which on the lists have room beside the links. */
const BESIDE = 1024;

function Own({ viewer, form, onForm }: OwnProps) {
  const texts = useMessages(yourLinksMessages);
  const offerUndo = useUndoToast<UserLink>(({ label }) => label, texts.removed);
  const yours = useYourLinks(pageKeyOf(useLocation()), { onRemoved: offerUndo });
  const { profile } = useProfile(viewer, { aside: true });
  const lists = useLinkLists(profile?.username);
  const [tab, choose] = useTabInAddress(TABS);
  const isBeside = useIsWide(BESIDE);
  const [sorted, setSorted] = useState<UserLink>();
  usePageTitle(texts.title);

  const links = <OwnLinks yours={yours} onSort={setSorted} />;
  const ownLists = (
    <OwnLists
      username={profile?.username}
      lists={lists}
      isFormOpen={form === 'list'}
      onFormOpenChange={(isOpen) => onForm(isOpen ? 'list' : undefined)}
    />
  );
  return (
    <BackPage
      title={texts.title}
      width="full"
      actions={
        <Button
          variant="primary"
          icon={<Icon path={PLUS} size={18} strokeWidth={2} />}
          onClick={() => onForm('link')}
        >
          {texts.add}
        </Button>
      }
    >
      {isBeside ? (
        <div className={styles.columns}>
          <div className={styles.column}>{links}</div>
          <section aria-label={texts.lists} className={styles.column}>
            {ownLists}
          </section>
        </div>
      ) : (
        <TabsRoot value={tab} onValueChange={choose}>
          <TabList label={texts.title}>
            <Tab value="links">{texts.links}</Tab>
            <Tab value="lists">{texts.lists}</Tab>
          </TabList>
          <TabPanel value="links">{links}</TabPanel>
          <TabPanel value="lists">{ownLists}</TabPanel>
        </TabsRoot>
      )}
      <AddLink isOpen={form === 'link'} onClose={() => onForm(undefined)} onAdd={yours.add} />
      {sorted && (
        <SortLink
          key={sorted.id}
          link={sorted}
          lists={lists.lists}
          onSorted={(listIds) => {
            yours.sorted(sorted, listIds);
            lists.refresh();
          }}
          onListMade={lists.refresh}
          onClose={() => setSorted(undefined)}
        />
      )}
    </BackPage>
  );
}

import type { PostLink } from '@vitrine/api';
import {
  inCart,
  like,
  type PostLinks,
  useLinkPreview,
  useLinkProduct,
  usePostLinks,
  useToggle,
  useViewerId,
} from '@vitrine/hooks';
import {
  EmptyState,
  ErrorState,
  ExternalLinkDialog,
  LinkPreviewCard,
  Skeleton,
  useMessages,
} from '@vitrine/ui';
import { useState } from 'react';
import { useLayerEntry } from '../shell/useLayerEntry.ts';
import { currentPreviewOf, previewSourceOf } from './link-preview-source.ts';
import * as styles from './PostLinksPanel.css.ts';
import { postLinksPanelMessages } from './post-links-panel.messages.ts';

export interface PostLinksPanelProps {
  postId: string;
  /** Whether the viewer published the post: then they can pin its links, and say whether their previews are right. */
  isOwn: boolean;
  /** What is left of a guest's openings; left out for whoever has no limit. */
  openingsLeft?: { left: number; limit: number } | undefined;
}

/** The links of a post, each with what is behind it. */
export function PostLinksPanel({ postId, isOwn, openingsLeft }: PostLinksPanelProps) {
  const texts = useMessages(postLinksPanelMessages);
  const changing = usePostLinks(postId);
  const { links, status, retry } = changing;
  const [opened, setOpened] = useState<string>();
  const close = () => setOpened(undefined);
  const leave = useLayerEntry(opened !== undefined, close);
  return (
    <div className={styles.panel}>
      {openingsLeft && (
        <p className={styles.note}>{texts.openingsLeft(openingsLeft.left, openingsLeft.limit)}</p>
      )}
      {status === 'error' && <ErrorState headingLevel={3} title={texts.failed} onRetry={retry} />}
      {status === 'loading' && (
        <div role="status" aria-label={texts.loading} className={styles.list}>
          <Skeleton height={98} />
          <Skeleton height={98} />
        </div>
      )}
      {links?.length === 0 && <EmptyState headingLevel={3} title={texts.none} help={texts.noneHelp} />}
      {links && links.length > 0 && (
        <ul className={styles.list} aria-label={texts.list}>
          {links.map((link) => (
            <li key={link.id || link.url}>
              <LinkCard link={link} changing={isOwn ? changing : undefined} onOpen={setOpened} />
            </li>
          ))}
        </ul>
      )}
      {opened !== undefined && (
        <ExternalLinkDialog open onOpenChange={(next) => next || leave()} href={opened} />
      )}
    </div>
  );
}

interface LinkCardProps {
  link: PostLink;
  /** For the owner. */
  changing: PostLinks | undefined;
  onOpen(url: string): void;
}

/** The name of the panel in the events of what is liked in it. */
const SOURCE = 'PostLinks';

function LinkCard({ link, changing, onOpen }: LinkCardProps) {
  const isMember = useViewerId() !== undefined;
  // What was kept is shown at once; for who is signed in, the page is read.
  const read = useLinkPreview(isMember ? link.url : undefined);
  const kept = link.previewData;
  const preview = currentPreviewOf(kept, read.preview);
  const product = useLinkProduct(preview?.isProduct ? preview.productData : undefined);
  const liked = useToggle(like, product, SOURCE);
  const cart = useToggle(inCart, product, SOURCE);
  const change = changing?.changes.get(link.id);
  return (
    <LinkPreviewCard
      url={link.url}
      label={link.label}
      preview={preview && previewSourceOf(preview)}
      previewStatus={isMember && !kept ? read.status : 'ready'}
      onPreviewRetry={read.retry}
      onRefresh={isMember && preview ? read.refresh : undefined}
      refreshing={read.isRefreshing}
      refreshFailed={read.isRefreshFailed}
      confirmed={link.userConfirmedAccurate ?? undefined}
      pinned={link.is_pinned}
      onPinnedChange={changing && ((pinned) => changing.pin(link, pinned))}
      onConfirm={changing && ((isAccurate) => changing.confirm(link, isAccurate, preview))}
      busy={change === 'busy'}
      changeFailed={change === 'failed'}
      onOpen={(event) => {
        event.preventDefault();
        onOpen(link.url);
      }}
      liked={liked.isOn}
      onLikedChange={product && liked.set}
      inCart={cart.isOn}
      onInCartChange={product && cart.set}
    />
  );
}

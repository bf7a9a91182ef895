import type { PostLink, Product } from '@vitrine/api';
import {
  inCart,
  isLinkProduct,
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
import { type MouseEvent, useState } from 'react';
import { productPathOf } from '../products/product-address.ts';
import { isPlainClick } from '../shell/plain-click.ts';
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
  /** Called with a product of the shop that somebody wants to see, and the link that they pressed. */
  onProductOpen(productId: string, link: HTMLElement): void;
}

/** The links of a post, each with what is behind it. */
export function PostLinksPanel({ postId, isOwn, openingsLeft, onProductOpen }: PostLinksPanelProps) {
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
              <LinkCard
                link={link}
                changing={isOwn ? changing : undefined}
                onOpen={setOpened}
                onProductOpen={onProductOpen}
              />
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

interface LinkCardProps extends Pick<PostLinksPanelProps, 'onProductOpen'> {
  link: PostLink;
  /** For the owner. */
  changing: PostLinks | undefined;
  onOpen(url: string): void;
}

/** The name of the panel in the events of what is liked in it. */
const SOURCE = 'PostLinks';

function LinkCard({ link, changing, onOpen, onProductOpen }: LinkCardProps) {
  const isMember = useViewerId() !== undefined;
  // What was kept is shown at once; for who is signed in, the page is read.
  const read = useLinkPreview(isMember ? link.url : undefined);
  const kept = link.previewData;
  const preview = currentPreviewOf(kept, read.preview);
  const product = useLinkProduct(preview?.productData);
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
      {...(product &&
        isOfShop(product) && {
          productHref: productPathOf(product.id),
          onProductOpen: (event: MouseEvent<HTMLAnchorElement>) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onProductOpen(product.id, event.currentTarget);
          },
        })}
      liked={liked.isOn}
      onLikedChange={product && liked.set}
      inCart={cart.isOn}
      onInCartChange={product && cart.set}
    />
  );
}

/** Whether the shop has a page of it. What only a link leads to is told by that link, or by an id that the server made of it. */
const isOfShop = ({ id }: Product) => !isLinkProduct(id) && !/^https?:/.test(id);

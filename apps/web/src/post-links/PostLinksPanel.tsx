import type { PostLink, Product } from '@vitrine/api';
import {
  inCart,
  isLinkProduct,
  like,
  type PostLinks,
  useLinkOpened,
  useLinkPreview,
  useLinkProduct,
  usePostLinks,
  useToggle,
  useViewerId,
} from '@vitrine/hooks';
import { EmptyState, ErrorState, ExternalLinkDialog, LinkPreviewCard, useMessages } from '@vitrine/ui';
import { type MouseEvent, useState } from 'react';
import { productPathOf } from '../products/product-address.ts';
import { lazyLayer } from '../shell/layers/lazy-layer.tsx';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { isPlainClick } from '../shell/links/plain-click.ts';
import { currentPreviewOf, previewSourceOf } from './link-preview-source.ts';
import * as styles from './PostLinksPanel.css.ts';
import { PostLinksSkeleton } from './PostLinksSkeleton.tsx';
import { postLinksPanelMessages } from './post-links-panel.messages.ts';

const PinOffer = lazyLayer(() => import('../subscription/PinOffer.tsx'), 'PinOffer');

export interface PostLinksPanelProps {
  postId: string;
  /** Username of the post's author. */
  owner: string;
  /** Whether the viewer owns the post, and so may pin its links and confirm their previews. */
  isOwn: boolean;
  /** Times that a guest may still open link panels; undefined for viewers without a limit. */
  openingsLeft?: { left: number; limit: number } | undefined;
  /** Called when the viewer opens a product of the shop, with the pressed link. */
  onProductOpen(productId: string, link: HTMLElement): void;
}

export function PostLinksPanel({ postId, owner, isOwn, openingsLeft, onProductOpen }: PostLinksPanelProps) {
  const texts = useMessages(postLinksPanelMessages);
  const [isOffered, setOffered] = useState(false);
  const changing = usePostLinks(postId, { onPlanRequired: () => setOffered(true) });
  const { links, status, retry } = changing;
  const [asked, setAsked] = useState<PostLink>();
  const leave = useLayerEntry(asked !== undefined, () => setAsked(undefined));
  const opened = useLinkOpened();
  return (
    <div className={styles.panel}>
      {openingsLeft && (
        <p className={styles.note}>{texts.openingsLeft(openingsLeft.left, openingsLeft.limit)}</p>
      )}
      {status === 'error' && <ErrorState headingLevel={3} title={texts.failed} onRetry={retry} />}
      {status === 'loading' && <PostLinksSkeleton />}
      {links?.length === 0 && <EmptyState headingLevel={3} title={texts.none} />}
      {links && links.length > 0 && (
        <ul className={styles.list} aria-label={texts.list}>
          {links.map((link) => (
            <li key={link.id || link.url} className={styles.row}>
              <LinkCard
                link={link}
                owner={owner}
                changing={isOwn ? changing : undefined}
                onOpen={setAsked}
                onProductOpen={onProductOpen}
              />
            </li>
          ))}
        </ul>
      )}
      {isOffered && <PinOffer onClose={() => setOffered(false)} fallback={null} />}
      {asked && (
        <ExternalLinkDialog
          open
          onOpenChange={(next) => next || leave()}
          href={asked.url}
          onContinue={() => isOwn || opened(asked.id, 'post')}
        />
      )}
    </div>
  );
}

interface LinkCardProps extends Pick<PostLinksPanelProps, 'owner' | 'onProductOpen'> {
  link: PostLink;
  /** Link changes; set for the owner only. */
  changing: PostLinks | undefined;
  onOpen(link: PostLink): void;
}

/** The panel's name in like and cart events. */
const SOURCE = 'PostLinks';

function LinkCard({ link, owner, changing, onOpen, onProductOpen }: LinkCardProps) {
  const isMember = useViewerId() !== undefined;
  // The stored preview shows at once. For a signed-in viewer, the server reads the page again.
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
      onRefresh={changing && preview ? read.refresh : undefined}
      refreshing={read.isRefreshing}
      refreshFailed={read.isRefreshFailed}
      confirmed={link.userConfirmedAccurate ?? undefined}
      owner={changing ? undefined : owner}
      pinned={link.isPinned}
      onPinnedChange={changing && ((pinned) => changing.pin(link, pinned))}
      onConfirm={changing && ((isAccurate) => changing.confirm(link, isAccurate, preview))}
      busy={change === 'busy'}
      changeFailed={change === 'failed'}
      onOpen={(event) => {
        event.preventDefault();
        onOpen(link);
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

/**
 * Whether the shop has a page for the product. A product known only by a link has an id made from the link's
 * address.
 */
const isOfShop = ({ id }: Product) => !isLinkProduct(id) && !/^https?:/.test(id);

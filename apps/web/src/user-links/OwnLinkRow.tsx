import { USER_LINK_LABEL_MAX, type UserLink } from '@vitrine/api';
import { useLinkPreview, useServices, useViewerId, type YourLinks } from '@vitrine/hooks';
import { Icon, isolated, UserLinkRow, type UserLinkRowProps, useMessages } from '@vitrine/ui';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { currentPreviewOf, previewSourceOf } from '../post-links/link-preview-source.ts';
import { productPathOf } from '../products/product-address.ts';
import { LIST_PLUS } from '../shell/icons/list-plus.ts';
import { useToast } from '../shell/toasts/toasts.tsx';
import { isOfShop } from './product-of-link.ts';
import { yourLinksMessages } from './user-links.messages.ts';

export interface OwnLinkRowProps {
  link: UserLink;
  yours: Pick<YourLinks, 'rename' | 'pin' | 'remove'>;
  /** Called when the row appears, with its pin button. */
  onShown?: ((link: UserLink, pinButton: HTMLButtonElement) => void) | undefined;
  /** Called to choose the lists of the link. */
  onSort(link: UserLink): void;
  layout?: UserLinkRowProps['layout'];
  handle?: ReactNode;
}

/** A link of the viewer, with all that they can do with it. */
export function OwnLinkRow({ link, yours, onShown, onSort, layout, handle }: OwnLinkRowProps) {
  const texts = useMessages(yourLinksMessages);
  const pinButton = useRef<HTMLButtonElement>(null);
  const shown = useEffectEvent(() => {
    if (pinButton.current) onShown?.(link, pinButton.current);
  });
  useLayoutEffect(() => shown(), []);
  // A similar product is known only to the preview; a page that nobody has read yet is read for it.
  const isUnread = !link.metadata?.isProduct;
  const read = useLinkPreview(isUnread ? link.url : undefined);
  const preview = currentPreviewOf(link.metadata, read.preview);
  const product = preview?.productData;
  const viewer = useViewerId();
  const { session } = useServices();
  const showToast = useToast();
  async function remove(): Promise<void> {
    const outcome = await yours.remove(link);
    // If the account has changed, the next viewer must not see the failure.
    if (outcome === 'failed' && session.getState().userId === viewer)
      showToast({ text: texts.removeFailed(isolated(link.label)), tone: 'danger' });
  }
  return (
    <UserLinkRow
      layout={layout}
      handle={handle}
      url={link.url}
      label={link.label}
      preview={preview && previewSourceOf(preview)}
      confirmed={link.userConfirmedAccurate}
      openings={link.openings}
      productHref={product && isOfShop(product.id, product) ? productPathOf(product.id) : undefined}
      pinRef={pinButton}
      pinned={link.isPinned}
      onPinnedChange={(isPinned) => yours.pin(link, isPinned)}
      onRename={(label) => yours.rename(link, label)}
      labelMaxLength={USER_LINK_LABEL_MAX}
      onRemove={() => void remove()}
      menuItems={[
        {
          key: 'lists',
          label: texts.putIntoLists,
          icon: <Icon path={LIST_PLUS} size={18} strokeWidth={1.75} />,
          onSelect: () => onSort(link),
        },
      ]}
    />
  );
}

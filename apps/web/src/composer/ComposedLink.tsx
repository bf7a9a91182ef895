import { isPostLink, POST_LINK_LABEL_MAX } from '@vitrine/api';
import { addressMeant, isAddressTyped, type TypedLink, useLinkPreview } from '@vitrine/hooks';
import { LinkRow, useMessages } from '@vitrine/ui';
import { useEffect, useEffectEvent } from 'react';
import { previewSourceOf } from '../post-links/link-preview-source.ts';
import { composerMessages } from './composer.messages.ts';

export interface ComposedLinkProps {
  link: TypedLink;
  onNameChange(name: string): void;
  onRemove(): void;
}

/** A link of the post with its preview, which names it if it has no name yet. */
export function ComposedLink({ link, onNameChange, onRemove }: ComposedLinkProps) {
  const texts = useMessages(composerMessages);
  const url = addressMeant(link.url);
  const isLink = isPostLink(url);
  const { preview, status, retry } = useLinkPreview(isLink ? url : undefined);
  const { product, title, siteName } = preview ? previewSourceOf(preview) : {};
  const known = product?.name || title || undefined;
  const name = useEffectEvent((found: string) => {
    if (link.label.trim() === '') onNameChange(found.slice(0, POST_LINK_LABEL_MAX));
  });
  useEffect(() => {
    if (known) name(known);
  }, [known]);
  return (
    <LinkRow
      link={{
        url,
        name: link.label,
        retailer: product?.retailer ?? siteName,
        price: product?.price,
        picture: product?.image ? { src: product.image } : null,
      }}
      previewStatus={isLink ? status : 'ready'}
      onPreviewRetry={retry}
      problem={isAddressTyped(link.url) && link.url.trim() !== '' ? undefined : texts.linkInvalid}
      maxNameLength={POST_LINK_LABEL_MAX}
      onNameChange={onNameChange}
      onRemove={onRemove}
    />
  );
}

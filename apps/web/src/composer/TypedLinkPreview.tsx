import { isPostLink } from '@vitrine/api';
import { addressMeant, type TypedLink, useLinkPreview } from '@vitrine/hooks';
import { LinkPreviewCard } from '@vitrine/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { previewSourceOf } from '../post-links/link-preview-source.ts';

/** Milliseconds without a key: what is typed is not looked up letter by letter. */
const PAUSE_MS = 600;

export interface TypedLinkPreviewProps {
  link: TypedLink;
  /** Told what the page calls itself, once it is known. */
  onTitle(title: string): void;
}

/** What is behind a link that somebody types. */
export function TypedLinkPreview({ link, onTitle }: TypedLinkPreviewProps) {
  const typed = addressMeant(link.url);
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(setSettled, PAUSE_MS, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  if (typed !== settled || !isPostLink(settled)) return null;
  return <Preview key={settled} url={settled} label={link.label} onTitle={onTitle} />;
}

interface PreviewProps extends Pick<TypedLinkPreviewProps, 'onTitle'> {
  url: string;
  label: string;
}

function Preview({ url, label, onTitle }: PreviewProps) {
  const { preview, status, retry } = useLinkPreview(url);
  const title = preview?.productData?.name ?? preview?.title ?? undefined;
  const tell = useEffectEvent((known: string) => onTitle(known));
  useEffect(() => {
    if (title) tell(title);
  }, [title]);
  return (
    <LinkPreviewCard
      url={url}
      label={label || title || url}
      preview={preview && previewSourceOf(preview)}
      previewStatus={status}
      onPreviewRetry={retry}
    />
  );
}

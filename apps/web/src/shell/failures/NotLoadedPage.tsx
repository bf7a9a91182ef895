import { ErrorState, Icon, useMessages } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { CLOUD_OFF } from '../icons/cloud-off.ts';
import * as styles from '../page/InsteadOfPage.css.ts';
import { crashMessages } from './crash.messages.ts';

export interface NotLoadedPageProps {
  title?: string;
  help: string;
  onRetry(): void;
  /** Other content below the message; without it, the message takes the whole page. */
  children?: ReactNode;
}

/** Replaces a page whose content could not be loaded. */
export function NotLoadedPage({ title, help, onRetry, children }: NotLoadedPageProps) {
  const texts = useMessages(crashMessages);
  return (
    <>
      <ErrorState
        className={children ? styles.above : styles.alone}
        headingLevel={1}
        icon={<Icon path={CLOUD_OFF} size={32} strokeWidth={1.5} />}
        title={title ?? texts.title}
        help={help}
        onRetry={onRetry}
      />
      {children}
    </>
  );
}

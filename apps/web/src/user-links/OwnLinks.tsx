import type { UserLink } from '@vitrine/api';
import type { YourLinks } from '@vitrine/hooks';
import { EmptyState, ErrorState, SortableList, useMessages } from '@vitrine/ui';
import { useRef } from 'react';
import { FeedEnd } from '../shell/feeds/FeedEnd.tsx';
import { LinksToCome } from './LinksToCome.tsx';
import { OwnLinkRow } from './OwnLinkRow.tsx';
import * as styles from './OwnLinks.css.ts';
import { linkFeedMessages, yourLinksMessages } from './user-links.messages.ts';

export interface OwnLinksProps {
  yours: YourLinks;
  onSort(link: UserLink): void;
}

/** The viewer's pinned links, which they arrange, above the others. */
export function OwnLinks({ yours, onSort }: OwnLinksProps) {
  const texts = useMessages(yourLinksMessages);
  const moved = useRef<string>(undefined);
  const changes = {
    ...yours,
    pin(link: UserLink, isPinned: boolean) {
      moved.current = link.id;
      yours.pin(link, isPinned);
    },
  };
  // A link that moves between the lists is a new row, so the focus has to follow.
  const keepFocus = ({ id }: UserLink, pinButton: HTMLButtonElement) => {
    if (id === moved.current && document.activeElement === document.body)
      pinButton.focus({ preventScroll: true });
  };
  const { pinned, links, loading, error, hasMore, loadMore } = yours;
  const isEmpty = pinned.length + links.length === 0;
  if (isEmpty && error) return <ErrorState title={texts.loadFailed} onRetry={loadMore} />;
  if (isEmpty && (loading || hasMore)) return <LinksToCome />;
  if (isEmpty) return <EmptyState title={texts.empty} help={texts.emptyHelp} />;
  return (
    <>
      {pinned.length > 0 && (
        <section aria-label={texts.pinned}>
          <div className={styles.head}>
            <h2 className={styles.heading}>{texts.pinned}</h2>
            {pinned.length > 1 && (
              <span aria-hidden className={styles.note}>
                {texts.sortHelp}
              </span>
            )}
          </div>
          <SortableList
            className={styles.pinned}
            items={pinned}
            keyOf={({ id }) => id}
            nameOf={({ label }) => label}
            onOrderChange={yours.arrange}
          >
            {(link, handle) => (
              <OwnLinkRow
                link={link}
                yours={changes}
                onShown={keepFocus}
                onSort={onSort}
                handle={pinned.length > 1 && handle}
                layout="card"
              />
            )}
          </SortableList>
        </section>
      )}
      {links.length > 0 && (
        <section aria-label={texts.all}>
          <div className={styles.head}>
            <h2 className={styles.heading}>{texts.all}</h2>
            {!hasMore && <span className={styles.note}>{texts.count(links.length)}</span>}
          </div>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.id} className={styles.item}>
                <OwnLinkRow link={link} yours={changes} onShown={keepFocus} onSort={onSort} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {error && <ErrorState title={texts.loadFailed} onRetry={loadMore} />}
      {!error && (
        <FeedEnd
          loading={loading}
          isFirstPage={false}
          hasMore={hasMore}
          onLoadMore={loadMore}
          messages={linkFeedMessages}
        />
      )}
    </>
  );
}

import { useLinkLists, useListedLinks, useViewerId } from '@vitrine/hooks';
import { EmptyState, ErrorState, Icon, IconButton, LinkListCard, Skeleton, useMessages } from '@vitrine/ui';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { FeedEnd } from '../shell/feeds/FeedEnd.tsx';
import { pageKeyOf } from '../shell/history/page-key.ts';
import { SHARE } from '../shell/icons/share.ts';
import { isPlainClick } from '../shell/links/plain-click.ts';
import { BackPage } from '../shell/page/BackPage.tsx';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import { linkTo } from '../shell/sharing/share.ts';
import { useShare } from '../shell/sharing/useShare.ts';
import { LinksToCome } from './LinksToCome.tsx';
import { ListedLinks } from './ListedLinks.tsx';
import { linksPathOf, listPathOf } from './links-address.ts';
import { UserLinksGuest } from './UserLinksGuest.tsx';
import * as styles from './UserLinksPage.css.ts';
import { linkFeedMessages, userLinksPageMessages } from './user-links.messages.ts';

/** A person's public lists of links, or with `listId` the links in one of them. */
export function UserLinksPage() {
  const { username = '' } = useParams();
  const [search] = useSearchParams();
  const listId = search.get('listId');
  if (useViewerId() === undefined) return <UserLinksGuest />;
  return listId ? (
    <List key={`${username} ${listId}`} username={username} listId={listId} />
  ) : (
    <Lists key={username} username={username} />
  );
}

const TO_COME = ['first', 'second', 'third'];

function Lists({ username }: { username: string }) {
  const texts = useMessages(userLinksPageMessages);
  const { lists, status, problem, retry } = useLinkLists(username);
  const navigate = useNavigate();
  const title = texts.listsOf(username);
  const { share } = useShare(() => ({ title, url: linkTo(linksPathOf(username)) }));
  usePageTitle(title);
  return (
    <BackPage
      title={title}
      width="wide"
      actions={
        <IconButton
          label={texts.share}
          icon={<Icon path={SHARE} size={20} strokeWidth={1.75} />}
          disabled={!lists?.some(({ isPublic }) => isPublic)}
          onClick={share}
        />
      }
    >
      {problem && !lists && <Problem problem={problem} onRetry={retry} />}
      {status === 'loading' && (
        <ul aria-busy className={styles.lists}>
          {TO_COME.map((place) => (
            <li key={place}>
              <Skeleton height={184} />
              <div className={styles.wordsToCome}>
                <Skeleton width="48%" height={15} />
                <Skeleton width="24%" height={12} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {lists?.length === 0 && <EmptyState title={texts.noLists} />}
      {lists && lists.length > 0 && (
        <>
          <p className={styles.count}>{texts.count(lists.length)}</p>
          <ul aria-label={title} className={styles.lists}>
            {lists.map((list) => (
              <li key={list.id}>
                <LinkListCard
                  name={list.name}
                  href={listPathOf(username, list.id)}
                  onOpen={(event) => {
                    if (!isPlainClick(event)) return;
                    event.preventDefault();
                    void navigate(listPathOf(username, list.id));
                  }}
                  count={list.itemCount}
                  private={!list.isPublic || undefined}
                  pictures={list.pictures}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </BackPage>
  );
}

function List({ username, listId }: { username: string; listId: string }) {
  const texts = useMessages(userLinksPageMessages);
  const { links, list, loading, problem, hasMore, loadMore } = useListedLinks(
    pageKeyOf(useLocation()),
    username,
    listId,
  );
  const title = texts.linksOf(username);
  usePageTitle(list ? `${list.name} – ${title}` : title);
  const isEmpty = links.length === 0;
  return (
    <BackPage title={title} width="wide">
      {list && <h2 className={styles.name}>{list.name}</h2>}
      {problem && <Problem problem={problem} onRetry={loadMore} />}
      {isEmpty && !problem && (loading || hasMore) && <LinksToCome />}
      {isEmpty && !problem && !loading && !hasMore && <EmptyState title={texts.noLinks} />}
      {!isEmpty && <ListedLinks label={list?.name ?? title} links={links} />}
      {!isEmpty && !problem && (
        <FeedEnd
          loading={loading}
          isFirstPage={false}
          hasMore={hasMore}
          onLoadMore={loadMore}
          messages={linkFeedMessages}
        />
      )}
    </BackPage>
  );
}

interface ProblemProps {
  problem: NonNullable<ReturnType<typeof useLinkLists>['problem']>;
  onRetry(): void;
}

function Problem({ problem, onRetry }: ProblemProps) {
  const texts = useMessages(userLinksPageMessages);
  if (problem === 'failed') return <ErrorState title={texts.failed} onRetry={onRetry} />;
  return <EmptyState title={problem === 'hidden' ? texts.hidden : texts.missing} />;
}

import * as styles from './DiscoverAside.css.ts';
import { PeopleToFollow } from './PeopleToFollow.tsx';
import { Trending } from './Trending.tsx';

export interface DiscoverAsideProps {
  /** Ids of the first posts of the feed; null while they load. */
  firstPosts: ReadonlySet<string> | null;
}

/** People, posts and hashtags beside the feed, for members. */
export const DiscoverAside = ({ firstPosts }: DiscoverAsideProps) => (
  <aside className={styles.aside}>
    <PeopleToFollow />
    <Trending shownElsewhere={firstPosts} />
  </aside>
);

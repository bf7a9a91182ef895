import { usePostLikers } from '@vitrine/hooks';
import { Dialog, PersonList, useMessages } from '@vitrine/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { isPlainClick } from '../shell/links/plain-click.ts';
import { postMessages } from './post.messages.ts';

export interface PostLikesListProps {
  postId: string;
  /** Number of likes, as far as known. */
  count: number;
  open: boolean;
  onOpenChange(open: boolean): void;
}

export function PostLikesList({ postId, count, open, onOpenChange }: PostLikesListProps) {
  const { likes } = useMessages(postMessages);
  const close = () => onOpenChange(false);
  const leave = useLayerEntry(open, close);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || leave()}
      title={likes}
      size="medium"
      aria-describedby={undefined}
    >
      <People
        postId={postId}
        count={count}
        leaving={(goOn) =>
          leave(() => {
            close();
            goOn();
          })
        }
      />
    </Dialog>
  );
}

let openings = 0;

/** Returns a new cache key per opening, as an earlier list may be outdated. */
function nameOfOpening(): string {
  openings += 1;
  return `likes list ${openings}`;
}

interface PeopleProps extends Pick<PostLikesListProps, 'postId' | 'count'> {
  leaving(goOn: () => void): void;
}

function People({ postId, count, leaving }: PeopleProps) {
  const texts = useMessages(postMessages);
  const navigate = useNavigate();
  const [opening] = useState(nameOfOpening);
  const { people, loading, error, hasMore, loadMore } = usePostLikers(opening, postId);
  const hrefOf = ({ id }: { id: string }) => `/user-profile/${id}`;
  return (
    <PersonList
      label={texts.likes}
      people={people.map(({ profilePicture, ...person }) => ({ ...person, picture: profilePicture }))}
      hrefOf={hrefOf}
      onOpen={(person, event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        leaving(() => void navigate(hrefOf(person)));
      }}
      busy={loading}
      expected={count}
      hasMore={hasMore}
      onLoadMore={loadMore}
      error={error && texts.likesFailed}
      onRetry={loadMore}
      empty={{ title: texts.nobodyLikes, help: texts.nobodyLikesHelp }}
    />
  );
}

import { usePostLikers } from '@vitrine/hooks';
import { Dialog, PersonList, useMessages } from '@vitrine/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPlainClick } from '../shell/plain-click.ts';
import { useLayerEntry } from '../shell/useLayerEntry.ts';
import { postMessages } from './post.messages.ts';

export interface PostLikesListProps {
  postId: string;
  /** How many people like it, as far as is known. */
  count: number;
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** Who likes a post, for its owner. */
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

/** Names an opening: who liked it at an earlier one may be long past. */
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

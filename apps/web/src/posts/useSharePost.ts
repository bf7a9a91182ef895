import type { Post } from '@vitrine/api';
import { useShareablePost } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { linkTo, takesPictures } from '../shell/sharing/share.ts';
import { useShare } from '../shell/sharing/useShare.ts';
import { useToast } from '../shell/toasts/toasts.tsx';
import { postMessages } from './post.messages.ts';
import { sharedPathOf } from './post-address.ts';

export interface SharePost {
  share(): void;
  sharing: boolean;
  /** Asks for address and picture, before the press. */
  prepare(): void;
}

/** Shares a post by its permanent address, with its picture if that is already there and the device takes it. */
export function useSharePost(post: Pick<Post, 'id' | 'username'> | undefined): SharePost {
  const texts = useMessages(postMessages);
  const showToast = useToast();
  const shareable = useShareablePost(post?.id);
  const { share, sharing } = useShare(() => {
    const { url, picture, isRefused } = shareable.known();
    if (isRefused) showToast({ text: texts.notShared });
    if (!post || isRefused) return undefined;
    return {
      title: texts.title(post.username),
      url: url ?? linkTo(sharedPathOf(post.id)),
      picture: picture && new File([picture], 'post.jpg', { type: picture.type }),
    };
  });
  return { share, sharing, prepare: () => shareable.prepare({ withPicture: takesPictures() }) };
}

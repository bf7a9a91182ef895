import type { Post } from '@vitrine/api';
import { postDismissal, useSession, useToggle } from '@vitrine/hooks';
import { Icon, IconButton, isolated, Menu, useMessages } from '@vitrine/ui';
import { reportMessages } from '../moderation/moderation.messages.ts';
import { useReportDialog } from '../moderation/useReportDialog.tsx';
import { ELLIPSIS } from '../shell/icons/ellipsis.ts';
import { EYE_OFF } from '../shell/icons/eye-off.ts';
import { FLAG } from '../shell/icons/flag.ts';
import { useToast } from '../shell/toasts/toasts.tsx';
import { undoMessages } from '../shell/toasts/undo.messages.ts';
import { postMessages } from './post.messages.ts';

export interface OthersPostOptionsProps {
  post: Post;
  /** Called when the viewer wants to see less like the post. */
  onDismissed(): void;
}

export function OthersPostOptions({ post, onDismissed }: OthersPostOptionsProps) {
  const { options, notInterested } = useMessages(postMessages);
  const titles = useMessages(reportMessages);
  const { report, reportDialog } = useReportDialog(`post ${post.id}`);
  const dismiss = useDismissPost(post);
  return (
    <>
      <Menu
        trigger={<IconButton label={options} icon={<Icon path={ELLIPSIS} size={20} />} />}
        items={[
          {
            key: 'dismiss',
            label: notInterested,
            icon: <Icon path={EYE_OFF} size={18} />,
            onSelect: () => dismiss() && onDismissed(),
          },
          {
            key: 'report',
            label: titles.post,
            icon: <Icon path={FLAG} size={18} />,
            onSelect: () => report({ kind: 'post', id: post.id }),
          },
        ]}
      />
      {reportDialog}
    </>
  );
}

/** Returns a function that dismisses a post and offers Undo; it returns false for guests, who are asked to sign in. */
function useDismissPost(post: Post): () => boolean {
  const { set } = useToggle(postDismissal, post, 'PostViewer');
  const { status } = useSession();
  const showToast = useToast();
  const { dismissed } = useMessages(postMessages);
  const { undo } = useMessages(undoMessages);
  return () => {
    set(true);
    if (status === 'guest') return false;
    showToast({
      text: dismissed(isolated(`@${post.username}`)),
      icon: EYE_OFF,
      action: { label: undo, onAction: () => set(false) },
    });
    return true;
  };
}

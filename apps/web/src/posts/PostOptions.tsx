import { useReopenedAfterSignIn } from '@vitrine/hooks';
import { Icon, IconButton, Menu, useMessages } from '@vitrine/ui';
import { useRef, useState } from 'react';
import { ELLIPSIS } from '../shell/icons/ellipsis.ts';
import { DeletePost } from './DeletePost.tsx';
import { EditPost } from './EditPost.tsx';
import { postMessages } from './post.messages.ts';

export interface PostOptionsProps {
  postId: string;
  onDeleted(): void;
}

const QUESTIONS = ['edit', 'delete'] as const;

export function PostOptions({ postId, onDeleted }: PostOptionsProps) {
  const texts = useMessages(postMessages);
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<(typeof QUESTIONS)[number]>();
  const named = (which: (typeof QUESTIONS)[number]) => `${which} ${postId}`;
  useReopenedAfterSignIn('postOptions', open && named(open), (wanted) => {
    // No press precedes the reopened dialog, so the button is focused to get the focus back on close.
    trigger.current?.focus();
    setOpen((before) => QUESTIONS.find((each) => named(each) === wanted) ?? before);
  });
  const change = (which: 'edit' | 'delete') => (next: boolean) => setOpen(next ? which : undefined);
  return (
    <>
      <Menu
        trigger={<IconButton ref={trigger} label={texts.options} icon={<Icon path={ELLIPSIS} size={20} />} />}
        items={[
          { key: 'edit', label: texts.edit, onSelect: () => setOpen('edit') },
          { key: 'delete', label: texts.delete, onSelect: () => setOpen('delete') },
        ]}
      />
      <EditPost postId={postId} open={open === 'edit'} onOpenChange={change('edit')} />
      <DeletePost
        postId={postId}
        open={open === 'delete'}
        onOpenChange={change('delete')}
        onDeleted={onDeleted}
      />
    </>
  );
}

import { Icon, IconButton, Menu, useMessages } from '@vitrine/ui';
import { useState } from 'react';
import { ELLIPSIS } from '../shell/icons/ellipsis.ts';
import { DeletePost } from './DeletePost.tsx';
import { EditPost } from './EditPost.tsx';
import { postMessages } from './post.messages.ts';

export interface PostOptionsProps {
  postId: string;
  onDeleted(): void;
}

/** What the owner can do with a post: edit and delete it. */
export function PostOptions({ postId, onDeleted }: PostOptionsProps) {
  const texts = useMessages(postMessages);
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const change = (which: 'edit' | 'delete') => (next: boolean) => setOpen(next ? which : undefined);
  return (
    <>
      <Menu
        trigger={<IconButton label={texts.options} icon={<Icon path={ELLIPSIS} size={20} />} />}
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

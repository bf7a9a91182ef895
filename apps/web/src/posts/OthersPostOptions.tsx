import { Icon, IconButton, Menu, useMessages } from '@vitrine/ui';
import { reportMessages } from '../moderation/moderation.messages.ts';
import { useReportDialog } from '../moderation/useReportDialog.tsx';
import { ELLIPSIS } from '../shell/icons/ellipsis.ts';
import { FLAG } from '../shell/icons/flag.ts';
import { postMessages } from './post.messages.ts';

/** What can be done about a post of somebody else: report it. */
export function OthersPostOptions({ postId }: { postId: string }) {
  const { options } = useMessages(postMessages);
  const titles = useMessages(reportMessages);
  const { report, reportDialog } = useReportDialog(`post ${postId}`);
  return (
    <>
      <Menu
        trigger={<IconButton label={options} icon={<Icon path={ELLIPSIS} size={20} />} />}
        items={[
          {
            key: 'report',
            label: titles.post,
            icon: <Icon path={FLAG} size={18} />,
            onSelect: () => report({ kind: 'post', id: postId }),
          },
        ]}
      />
      {reportDialog}
    </>
  );
}

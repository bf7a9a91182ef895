import { AlertDialog, Icon, IconButton, Menu, useMessages } from '@vitrine/ui';
import { useState } from 'react';
import { BAN } from '../shell/icons/ban.ts';
import { ELLIPSIS } from '../shell/icons/ellipsis.ts';
import { FLAG } from '../shell/icons/flag.ts';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { moderationPageMessages, reportMessages } from './moderation.messages.ts';
import { useReportDialog } from './useReportDialog.tsx';

export interface PersonOptionsProps {
  personId: string;
  /** Class of the button. */
  className?: string | undefined;
  onBlock(): void;
}

export function PersonOptions({ personId, className, onBlock }: PersonOptionsProps) {
  const texts = useMessages(moderationPageMessages);
  const titles = useMessages(reportMessages);
  const { report, reportDialog } = useReportDialog(`person ${personId}`);
  const [asksToBlock, setAsksToBlock] = useState(false);
  const leave = useLayerEntry(asksToBlock, () => setAsksToBlock(false));
  const items = [
    {
      key: 'report',
      label: titles.user,
      icon: <Icon path={FLAG} size={18} />,
      onSelect: () => report({ kind: 'user', id: personId }),
    },
    {
      key: 'block',
      label: texts.blockUser,
      icon: <Icon path={BAN} size={18} />,
      destructive: true,
      onSelect: () => setAsksToBlock(true),
    },
  ];
  return (
    <>
      <Menu
        items={items}
        trigger={
          <IconButton
            variant="floating"
            className={className}
            label={texts.options}
            icon={<Icon path={ELLIPSIS} size={20} />}
          />
        }
      />
      {reportDialog}
      <AlertDialog
        open={asksToBlock}
        onOpenChange={(next) => next || leave()}
        title={texts.blockQuestion}
        description={texts.blockMeans}
        confirmLabel={texts.block}
        destructive
        onConfirm={() =>
          leave(() => {
            setAsksToBlock(false);
            onBlock();
          })
        }
      />
    </>
  );
}

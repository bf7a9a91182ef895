import { AlertDialog, Icon, IconButton, Menu, useMessages } from '@vitrine/ui';
import { useCallback, useState } from 'react';
import { BAN } from '../shell/icons/ban.ts';
import { ELLIPSIS } from '../shell/icons/ellipsis.ts';
import { FLAG } from '../shell/icons/flag.ts';
import { lazyLayer } from '../shell/lazy-layer.tsx';
import { NotLoaded } from '../shell/NotLoaded.tsx';
import { shellMessages } from '../shell/shell.messages.ts';
import { useLayerEntry } from '../shell/useLayerEntry.ts';
import { moderationMessages } from './moderation.messages.ts';

const ReportSomething = lazyLayer(() =>
  import('./ReportSomething.tsx').then(({ ReportSomething: loaded }) => loaded),
);

export interface PersonOptionsProps {
  personId: string;
  /** Keeps them away; without it that is not offered. */
  onBlock?: (() => void) | undefined;
}

/** What can be done about somebody: report them, keep them away. */
export function PersonOptions({ personId, onBlock }: PersonOptionsProps) {
  const texts = useMessages(moderationMessages);
  const { notDone } = useMessages(shellMessages);
  // Another number is another report: what was said of the one before is over.
  const [report, setReport] = useState({ number: 0, isOpen: false });
  const [asksToBlock, setAsksToBlock] = useState(false);
  const leave = useLayerEntry(asksToBlock, () => setAsksToBlock(false));
  const endReport = useCallback(() => setReport((before) => ({ ...before, isOpen: false })), []);
  const items = [
    {
      key: 'report',
      label: texts.reportUser,
      icon: <Icon path={FLAG} size={18} />,
      onSelect: () => setReport(({ number }) => ({ number: number + 1, isOpen: true })),
    },
    ...(onBlock
      ? [
          {
            key: 'block',
            label: texts.blockUser,
            icon: <Icon path={BAN} size={18} />,
            destructive: true,
            onSelect: () => setAsksToBlock(true),
          },
        ]
      : []),
  ];
  return (
    <>
      <Menu
        items={items}
        trigger={
          <IconButton variant="floating" label={texts.options} icon={<Icon path={ELLIPSIS} size={20} />} />
        }
      />
      {report.number > 0 && (
        <ReportSomething
          key={report.number}
          thing={{ kind: 'user', id: personId }}
          title={texts.reportUser}
          open={report.isOpen}
          onClose={endReport}
          fallback={<NotLoaded text={notDone} onSaid={endReport} />}
        />
      )}
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
            onBlock?.();
          })
        }
      />
    </>
  );
}

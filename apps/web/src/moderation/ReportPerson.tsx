import { Button, useMessages } from '@vitrine/ui';
import { reportMessages } from './moderation.messages.ts';
import { useReportDialog } from './useReportDialog.tsx';

/** The button to report a user whose profile is hidden. */
export function ReportPerson({ personId }: { personId: string }) {
  const titles = useMessages(reportMessages);
  const { report, reportDialog } = useReportDialog(`person ${personId}`);
  return (
    <>
      <Button variant="quiet" onClick={() => report({ kind: 'user', id: personId })}>
        {titles.user}
      </Button>
      {reportDialog}
    </>
  );
}

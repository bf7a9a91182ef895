import { REPORT_CATEGORIES, REPORT_NOTE_MAX } from '@vitrine/api';
import { type Reportable, useReport } from '@vitrine/hooks';
import { ReportDialog, useMessages } from '@vitrine/ui';
import { useFailureOnceClosed } from '../shell/useFailureOnceClosed.ts';
import { useLayerEntry } from '../shell/useLayerEntry.ts';
import { moderationMessages, reportCategoryMessages, reportMessages } from './moderation.messages.ts';

export interface ReportSomethingProps {
  thing: Reportable;
  open: boolean;
  onClose(): void;
}

/** Asks what is wrong with a person, a post or a comment, and tells the server; loaded when it is first opened. */
export function ReportSomething({ thing, open, onClose }: ReportSomethingProps) {
  const { reportFailed } = useMessages(moderationMessages);
  const titles = useMessages(reportMessages);
  const words = useMessages(reportCategoryMessages);
  const { draft, setDraft, status, error, send } = useReport(thing);
  const leave = useLayerEntry(open, onClose);
  const tellOfFailure = useFailureOnceClosed(open);
  return (
    <ReportDialog
      open={open}
      onOpenChange={(next) => next || leave()}
      title={titles[thing.kind]}
      categories={REPORT_CATEGORIES.map((value) => ({ value, label: words[value] }))}
      noteLimit={REPORT_NOTE_MAX}
      value={draft}
      onValueChange={setDraft}
      status={status}
      error={error && (error.reason ?? reportFailed)}
      onReport={async (answer) => {
        if (!(await send(answer))) tellOfFailure(reportFailed);
      }}
    />
  );
}

import { REPORT_CATEGORIES, REPORT_NOTE_MAX } from '@vitrine/api';
import { type Reportable, useReport } from '@vitrine/hooks';
import { ReportDialog, useMessages } from '@vitrine/ui';
import { useFailureOnceClosed } from '../shell/failures/useFailureOnceClosed.ts';
import { useRefusalText } from '../shell/failures/useRefusalText.ts';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { moderationPageMessages, reportCategoryMessages, reportMessages } from './moderation.messages.ts';
import { reportRefusalMessages } from './report-refusals.messages.ts';

export interface ReportSomethingProps {
  thing: Reportable;
  open: boolean;
  onClose(): void;
}

/** The dialog to report a user, post or comment, with a reason. Loaded when first opened. */
export function ReportSomething({ thing, open, onClose }: ReportSomethingProps) {
  const { reportFailed } = useMessages(moderationPageMessages);
  const titles = useMessages(reportMessages);
  const words = useMessages(reportCategoryMessages);
  const { draft, setDraft, status, error, send } = useReport(thing);
  const refusalText = useRefusalText(reportRefusalMessages);
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
      error={error && (refusalText(error) ?? reportFailed)}
      onReport={async (answer) => {
        if (!(await send(answer))) tellOfFailure(reportFailed);
      }}
    />
  );
}

import { type Reportable, useReportGate } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { NotLoaded } from '../shell/failures/NotLoaded.tsx';
import { lazyLayer } from '../shell/layers/lazy-layer.tsx';
import { shellMessages } from '../shell/shell.messages.ts';

const ReportSomething = lazyLayer(() => import('./ReportSomething.tsx'), 'ReportSomething');

/**
 * Returns the dialog to report a user, post or comment, and a function that opens it. If a sign-in is needed
 * first, or while the dialog is open, the dialog opens after it.
 *
 * @param place Unique name of the place at which the dialog opens again.
 */
export function useReportDialog(place: string): {
  report(thing: Reportable): void;
  reportDialog: ReactNode;
} {
  const { notDone } = useMessages(shellMessages);
  // A new number starts a report without the previous one's state.
  const [opened, setOpened] = useState<{ number: number; thing: Reportable; isOpen: boolean }>();
  const close = useCallback(() => setOpened((before) => before && { ...before, isOpen: false }), []);
  const open = (thing: Reportable) =>
    setOpened((before) => {
      const isOpenAlready =
        before?.isOpen && before.thing.kind === thing.kind && before.thing.id === thing.id;
      return isOpenAlready ? before : { number: (before?.number ?? 0) + 1, thing, isOpen: true };
    });
  const report = useReportGate(place, open, opened?.isOpen ? opened.thing : undefined);
  return {
    report,
    reportDialog: opened && (
      <ReportSomething
        key={opened.number}
        thing={opened.thing}
        open={opened.isOpen}
        onClose={close}
        fallback={<NotLoaded text={notDone} onSaid={close} />}
      />
    ),
  };
}

import { type Reportable, useReportGate } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { lazyLayer } from '../shell/lazy-layer.tsx';
import { NotLoaded } from '../shell/NotLoaded.tsx';
import { shellMessages } from '../shell/shell.messages.ts';

const ReportSomething = lazyLayer(() =>
  import('./ReportSomething.tsx').then(({ ReportSomething: loaded }) => loaded),
);

/**
 * The dialog that reports a person, a post or a comment, and the way to open it; for guests it opens once they have signed in, and so it does again
 * for somebody whose session ended while it was open.
 *
 * @param place Names where something is reported: after the sign-in it opens there.
 */
export function useReportDialog(place: string): {
  report(thing: Reportable): void;
  reportDialog: ReactNode;
} {
  const { notDone } = useMessages(shellMessages);
  // Another number is another report: what was said of the one before is over.
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

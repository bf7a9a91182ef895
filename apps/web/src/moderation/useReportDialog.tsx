import { type Reportable, useSignInGate, useViewerId } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { lazyLayer } from '../shell/lazy-layer.tsx';
import { NotLoaded } from '../shell/NotLoaded.tsx';
import { shellMessages } from '../shell/shell.messages.ts';

const ReportSomething = lazyLayer(() =>
  import('./ReportSomething.tsx').then(({ ReportSomething: loaded }) => loaded),
);

/** The dialog that reports a person, a post or a comment, and the way to open it; guests are asked to sign in instead. */
export function useReportDialog(): { report(thing: Reportable): void; reportDialog: ReactNode } {
  const { notDone } = useMessages(shellMessages);
  const viewer = useViewerId();
  const { ask } = useSignInGate();
  // Another number is another report: what was said of the one before is over.
  const [opened, setOpened] = useState<{ number: number; thing: Reportable; isOpen: boolean }>();
  const close = useCallback(() => setOpened((before) => before && { ...before, isOpen: false }), []);
  return {
    report(thing) {
      if (viewer === undefined) ask({ kind: 'report' });
      else setOpened((before) => ({ number: (before?.number ?? 0) + 1, thing, isOpen: true }));
    },
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

import { type RelationFailure, useRelationFailures, useSession } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { lazyLayer } from './lazy-layer.tsx';
import { shellMessages } from './shell.messages.ts';
import { useToast, useToastGone } from './toasts.tsx';

const FailureTexts = lazyLayer(() => import('./FailureTexts.tsx').then(({ FailureTexts: loaded }) => loaded));

const toastOf = (kind: string) => `failed ${kind}`;

/**
 * Says that changes did not reach the server, and offers to try again: one message for each kind of change, however many
 * failed. The texts are those of the area, in a file `<area>/<kind>.failures.ts`.
 */
export function FailureToasts() {
  const texts = useMessages(shellMessages);
  const showToast = useToast();
  const onGone = useToastGone();
  const byKind = useRef(new Map<string, Map<string, RelationFailure>>());
  const [newest, setNewest] = useState<{ kind: string; failures: readonly RelationFailure[] }>();

  useRelationFailures((failure) => {
    const { kind } = failure.relation;
    const failures = byKind.current.get(kind) ?? new Map<string, RelationFailure>();
    failures.delete(failure.id);
    byKind.current.set(kind, failures.set(failure.id, failure));
    setNewest({ kind, failures: [...failures.values()] });
  });
  // Changes fail when the network is gone, and then it is too late to load the texts.
  const { status } = useSession();
  useEffect(() => {
    if (status === 'authenticated') void FailureTexts.preload();
  }, [status]);
  useEffect(
    () =>
      onGone((id) => {
        for (const kind of byKind.current.keys()) if (toastOf(kind) === id) byKind.current.delete(kind);
      }),
    [onGone],
  );

  const say = useCallback(
    (kind: string, failures: readonly RelationFailure[], text: string) =>
      showToast({
        id: toastOf(kind),
        text,
        tone: 'danger',
        action: {
          label: texts.retry,
          onAction() {
            for (const { retry } of failures) retry();
          },
        },
      }),
    [showToast, texts],
  );

  if (!newest) return null;
  return (
    <FailureTexts
      {...newest}
      onText={say}
      fallback={<SaidPlainly {...newest} text={texts.notDone} onText={say} />}
    />
  );
}

interface SaidProps {
  kind: string;
  failures: readonly RelationFailure[];
  onText(kind: string, failures: readonly RelationFailure[], text: string): void;
}

/** Says it in general texts, where those of the area could not be loaded because the network is gone. */
function SaidPlainly({ kind, failures, text, onText }: SaidProps & { text: string }) {
  useEffect(() => onText(kind, failures, text), [kind, failures, text, onText]);
  return null;
}

import { type RelationFailure, useRelationFailures, useSession } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { useCallback, useEffect, useState } from 'react';
import { lazyLayer } from './lazy-layer.tsx';
import { shellMessages } from './shell.messages.ts';
import { useDismissToast, useToast, useToastGone } from './toasts.tsx';

const FailureTexts = lazyLayer(() => import('./FailureTexts.tsx').then(({ FailureTexts: loaded }) => loaded));

/** What failed of each kind of change, the newest last. */
type FailuresByKind = ReadonlyMap<string, readonly RelationFailure[]>;

const toastOf = (kind: string) => `failed ${kind}`;

/** The failures without that of one thing, and with another one after them. */
function changed(all: FailuresByKind, kind: string, id: string, added: RelationFailure[]): FailuresByKind {
  const left = (all.get(kind) ?? []).filter((failure) => failure.id !== id);
  const failures = [...left, ...added];
  const next = new Map(all);
  if (failures.length > 0) next.set(kind, failures);
  else next.delete(kind);
  return next;
}

/**
 * Says that changes did not reach the server, and offers to try again: one message for each kind of change, however many
 * failed. The texts are those of the area, in a file `<area>/<kind>.failures.ts`.
 */
export function FailureToasts() {
  const texts = useMessages(shellMessages);
  const showToast = useToast();
  const dismissToast = useDismissToast();
  const onGone = useToastGone();
  const [byKind, setByKind] = useState<FailuresByKind>(new Map());

  useRelationFailures(
    (failure) => setByKind((all) => changed(all, failure.relation.kind, failure.id, [failure])),
    ({ relation: { kind }, id }) => {
      setByKind((all) => changed(all, kind, id, []));
      if (byKind.get(kind)?.every((failure) => failure.id === id)) dismissToast(toastOf(kind));
    },
  );

  // Changes fail when the network is gone, and then it is too late to load the texts.
  const { status } = useSession();
  useEffect(() => {
    if (status === 'authenticated') void FailureTexts.preload();
  }, [status]);
  useEffect(
    () =>
      onGone((id) =>
        setByKind((all) => {
          const left = [...all].filter(([kind]) => toastOf(kind) !== id);
          return left.length === all.size ? all : new Map(left);
        }),
      ),
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

  return [...byKind].map(([kind, failures]) => (
    <FailureTexts
      key={kind}
      kind={kind}
      failures={failures}
      onText={say}
      fallback={<SaidPlainly kind={kind} failures={failures} text={texts.notDone} onText={say} />}
    />
  ));
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

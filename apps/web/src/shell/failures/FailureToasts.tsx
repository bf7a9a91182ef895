import { ApiError } from '@vitrine/api';
import { isPlanRequired, type RelationFailure, useRelationFailures } from '@vitrine/hooks';
import { isolated, useMessages } from '@vitrine/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { shellMessages } from '../shell.messages.ts';
import { useDismissToast, useToast, useToastGone } from '../toasts/toasts.tsx';
import type { FailureWords } from './failure-words.ts';
import { failuresMessages, noRefusals } from './failures.messages.ts';

const files = import.meta.glob<{ failures: FailureWords }>('../../*/*.failures.ts', { eager: true });

/** The texts by kind of relation, which is in the file name. */
const words = new Map(
  Object.entries(files).map(([path, { failures }]) => [/([^/]+)\.failures\.ts$/.exec(path)?.[1], failures]),
);

const isOn = ({ intended }: RelationFailure) => intended === true;
/** Failures of the same relation and direction share one toast. */
const groupOf = (failure: RelationFailure) => `${isOn(failure) ? 'on' : 'off'} ${failure.relation.kind}`;
const toastOf = (group: string) => `failed ${group}`;

/**
 * Reports changes that did not succeed in a toast per kind and direction, with a retry. The texts are in
 * `<area>/<kind>.failures.ts`, with those of refusals that have their own. A kind without that file must report its
 * failures itself. Changes that take a paid plan are left to its offer.
 */
export function FailureToasts() {
  const dismissToast = useDismissToast();
  const onGone = useToastGone();
  // Failures whose toast is still open, the newest last.
  const [failures, setFailures] = useState<readonly RelationFailure[]>([]);
  const groups = useMemo(() => Map.groupBy(failures, groupOf), [failures]);
  useRelationFailures(
    (failure) => {
      if (!isPlanRequired(failure.error)) setFailures((before) => [...before, failure]);
    },
    ({ relation: { kind }, id }) =>
      setFailures((before) => before.filter((other) => other.relation.kind !== kind || other.id !== id)),
  );

  const said = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    for (const group of said.current) if (!groups.has(group)) dismissToast(toastOf(group));
    said.current = new Set(groups.keys());
  }, [groups, dismissToast]);
  useEffect(
    () =>
      onGone((id) =>
        setFailures((before) => {
          const left = before.filter((failure) => toastOf(groupOf(failure)) !== id);
          return left.length === before.length ? before : left;
        }),
      ),
    [onGone],
  );

  return [...groups].map(([group, failed]) => {
    const of = words.get(failed[0]?.relation.kind);
    return of && <Said key={group} group={group} failures={failed} words={of} />;
  });
}

const MOST_NAMED = 3;

/** Returns the code with which the server refused all of the changes, if it is the same. */
function refusalOf(failures: readonly RelationFailure[]): string | undefined {
  const codes = new Set(failures.map(({ error }) => (error instanceof ApiError ? error.code : undefined)));
  return codes.size === 1 ? [...codes][0] : undefined;
}

interface SaidProps {
  group: string;
  failures: readonly RelationFailure[];
  words: FailureWords;
}

function Said({ group, failures, words: { messages, refusals = noRefusals, nameOf } }: SaidProps) {
  const { on, off } = useMessages(messages);
  const refusalTexts = useMessages(refusals);
  const { more } = useMessages(failuresMessages);
  const { retry: label } = useMessages(shellMessages);
  const showToast = useToast();
  useEffect(() => {
    const named = failures.slice(-MOST_NAMED).reverse();
    const names = named.map(({ thing }) => isolated(nameOf(thing))).join(', ');
    const left = failures.length - named.length;
    const text = failures.some(isOn) ? on : off;
    const code = refusalOf(failures);
    const refusal = code !== undefined && Object.hasOwn(refusalTexts, code) ? refusalTexts[code] : undefined;
    showToast({
      id: toastOf(group),
      text: refusal ?? text(left > 0 ? more(names, left) : names, failures.length),
      tone: 'danger',
      action: { label, onAction: () => failures.forEach(({ retry }) => void retry()) },
    });
  }, [group, failures, nameOf, on, off, refusalTexts, more, label, showToast]);
  return null;
}

import type { RelationFailure } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { useEffect } from 'react';
import type { FailureWords } from './failure-words.ts';

const files = import.meta.glob<{ failures: FailureWords }>('../*/*.failures.ts', { eager: true });

/** The texts of each kind of relation, by its name, which is that of their file. */
const words = new Map(
  Object.entries(files).map(([path, { failures }]) => [/([^/]+)\.failures\.ts$/.exec(path)?.[1], failures]),
);

export interface FailureTextsProps {
  kind: string;
  failures: readonly RelationFailure[];
  onText(kind: string, failures: readonly RelationFailure[], text: string): void;
}

/** Says that changes of a kind failed, in the texts of its area. A kind without such a file says its failures itself. */
export function FailureTexts(props: FailureTextsProps) {
  const of = words.get(props.kind);
  return of ? <Said {...props} words={of} /> : null;
}

const MOST_NAMED = 3;

function Said({
  kind,
  failures,
  onText,
  words: { messages, nameOf },
}: FailureTextsProps & { words: FailureWords }) {
  const { on, off, more } = useMessages(messages);
  useEffect(() => {
    // The last one tells what was to be; those that were to be the opposite are tried again with them, unnamed.
    const isOn = failures.at(-1)?.intended === true;
    const alike = failures.filter(({ intended }) => (intended === true) === isOn);
    const named = alike.slice(-MOST_NAMED).reverse();
    const names = named.map(({ thing }) => nameOf(thing)).join(', ');
    const left = alike.length - named.length;
    const text = isOn ? on : off;
    onText(kind, failures, text(left > 0 ? more(names, left) : names, alike.length));
  }, [kind, failures, onText, nameOf, on, off, more]);
  return null;
}

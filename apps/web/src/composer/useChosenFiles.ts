import { type ChosenMedium, useServices, viewerOf } from '@vitrine/hooks';
import { useRef, useState } from 'react';
import { useStillShown } from '../shell/useStillShown.ts';
import { type MediumProblem, MediumRefused, prepareMedium } from './prepare-medium.ts';

/** A file that cannot be part of a post, and why. */
export interface RefusedMedium {
  name: string;
  problem: MediumProblem | 'noRoom';
}

/** Makes files ready for a post one after the other, so that a phone holds one of them decoded at a time. */
export function useChosenFiles(onReady: (chosen: ChosenMedium) => void) {
  const { session } = useServices();
  const [preparing, setPreparing] = useState(0);
  const [refused, setRefused] = useState<readonly RefusedMedium[]>([]);
  const line = useRef(Promise.resolve());
  const isHere = useStillShown();

  async function prepare(file: File, by: string | undefined): Promise<void> {
    try {
      const chosen = await prepareMedium(file);
      // What somebody chose is not the next person's.
      if (viewerOf(session.getState()) === by) onReady(chosen);
    } catch (error) {
      const problem = error instanceof MediumRefused ? error.problem : 'unreadable';
      if (isHere.current) setRefused((before) => [...before, { name: file.name, problem }]);
    }
    if (isHere.current) setPreparing((count) => count - 1);
  }

  return {
    /** How many are being looked at. */
    preparing,
    refused,
    /** Looks at files, as many as there is room for. */
    take(files: readonly File[], room: number) {
      const free = Math.max(0, room - preparing);
      const taken = files.slice(0, free);
      setRefused(files.slice(free).map(({ name }) => ({ name, problem: 'noRoom' })));
      setPreparing((count) => count + taken.length);
      const by = viewerOf(session.getState());
      for (const file of taken) line.current = line.current.then(() => prepare(file, by));
    },
  };
}

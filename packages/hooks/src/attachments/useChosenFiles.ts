import { useRef, useState } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import { viewerOf } from '../session/session.ts';

/** A file that was left out, with the reason; `noRoom`: too many files. */
export interface RefusedFile<Problem extends string> {
  name: string;
  problem: Problem | 'noRoom';
}

/** Chosen files being prepared, and those left out. */
export interface ChosenFiles<Problem extends string> {
  /** Number of files still being prepared. */
  preparing: number;
  refused: readonly RefusedFile<Problem>[];
  /** Prepares files, up to `room` together with those still being prepared. */
  take(files: readonly File[], room: number): void;
}

/**
 * Prepares files one after the other, so that a phone decodes only one at a time. Preparing goes on after the
 * component unmounts.
 *
 * @param prepare Rejects for an unusable file; `problemOf` maps the error to a reason.
 */
export function useChosenFiles<Prepared, Problem extends string>(
  prepare: (file: File) => Promise<Prepared>,
  problemOf: (error: unknown) => Problem,
  onReady: (prepared: Prepared) => void,
): ChosenFiles<Problem> {
  const { session } = useServices();
  const [preparing, setPreparing] = useState(0);
  const [refused, setRefused] = useState<readonly RefusedFile<Problem>[]>([]);
  const line = useRef(Promise.resolve());

  async function next(file: File, by: string | undefined): Promise<void> {
    // Files chosen by one viewer must not reach the next, nor their names.
    const isTheirs = () => viewerOf(session.getState()) === by;
    try {
      const prepared = await prepare(file);
      if (isTheirs()) onReady(prepared);
    } catch (error) {
      const problem = problemOf(error);
      if (isTheirs()) setRefused((before) => [...before, { name: file.name, problem }]);
    }
    setPreparing((count) => count - 1);
  }

  return {
    preparing,
    refused,
    take(files, room) {
      const free = Math.max(0, room - preparing);
      const taken = files.slice(0, free);
      setRefused(files.slice(free).map(({ name }) => ({ name, problem: 'noRoom' })));
      setPreparing((count) => count + taken.length);
      const by = viewerOf(session.getState());
      for (const file of taken) line.current = line.current.then(() => next(file, by));
    },
  };
}

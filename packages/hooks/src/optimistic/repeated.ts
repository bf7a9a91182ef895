import { ApiError } from '@vitrine/api';

/** Milliseconds before the repeat after a 503: servers ask for a pause of a few seconds. */
const PAUSE_MS = 2000;

/** A call that may be repeated once. */
export interface Repeated<Answer> {
  answer: Promise<Answer>;
  /** Repeats the call now if it waits for the pause to end. */
  hurry(): void;
}

/** Makes an idempotent call. After a 503 it is repeated once, if `isWanted` still holds. */
export function repeated<Answer>(call: () => Promise<Answer>, isWanted: () => boolean): Repeated<Answer> {
  const nothing = () => undefined;
  let again: () => void = nothing;
  const answer = call().catch((error) => {
    if (!(error instanceof ApiError) || error.status !== 503) throw error;
    return new Promise<Answer>((resolve, reject) => {
      again = () => {
        again = nothing;
        if (isWanted()) resolve(call());
        else reject(error);
      };
      setTimeout(() => again(), PAUSE_MS);
    });
  });
  return { answer, hurry: () => again() };
}

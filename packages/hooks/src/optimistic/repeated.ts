import { ApiError } from '@vitrine/api';

/** Milliseconds: servers ask for a few seconds. */
const PAUSE_MS = 2000;

/** A call that may be made once more. */
export interface Repeated<Answer> {
  answer: Promise<Answer>;
  /** Makes it once more at once, where that waits for the pause to end. */
  hurry(): void;
}

/** Makes a call whose repeat changes nothing, and makes it once more where the server says that what is wrong will pass. */
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

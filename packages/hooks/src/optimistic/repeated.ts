import { ApiError } from '@vitrine/api';

/** Milliseconds: servers ask for a few seconds. */
const PAUSE_MS = 2000;

/** Makes a call whose repeat changes nothing, and makes it once more where the server says that what is wrong will pass. */
export const repeated = <Answer>(call: () => Promise<Answer>, isWanted: () => boolean): Promise<Answer> =>
  call().catch(async (error) => {
    if (!(error instanceof ApiError) || error.status !== 503) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (!isWanted()) throw error;
    return call();
  });

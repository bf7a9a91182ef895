import { passwordProblem } from '@vitrine/api';

/** Number of passwords taken from a list that starts with the most common. */
const COMMONEST = 3000;

let commonest: Promise<ReadonlySet<string>> | undefined;

/**
 * Reads the common passwords that are long enough to be chosen. Loaded on demand, because the list is large.
 */
async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const longEnough = dictionary['passwords-common'].filter((each) => passwordProblem(each) === undefined);
  return new Set(longEnough.slice(0, COMMONEST));
}

/** Whether a password is among the most common ones, regardless of case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonest ??= readCommonest();
  return (await commonest).has(password.normalize('NFKC').toLowerCase());
}

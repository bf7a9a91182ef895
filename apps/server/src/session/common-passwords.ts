import { passwordProblem } from '@vitrine/api';

/** The list is in the order of how common they are. */
const COMMONEST = 3000;

let commonest: Promise<ReadonlySet<string>> | undefined;

/** Shorter ones are refused anyway. The list is large, and wanted only where somebody registers. */
async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const longEnough = dictionary['passwords-common'].filter((each) => passwordProblem(each) === undefined);
  return new Set(longEnough.slice(0, COMMONEST));
}

/** Whether a password is among the first that somebody would try who guesses, in whatever case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonest ??= readCommonest();
  return (await commonest).has(password.toLowerCase());
}

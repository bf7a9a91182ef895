import { commonErrors, type Errors, passingErrors } from '@vitrine/api';

export interface Refusal {
  status: number;
  code?: string | undefined;
  text?: string | undefined;
}

/**
 * The text of a refusal: the one for its code, else the server's. Texts of 5xx are meant for operators and are left
 * out.
 */
export function refusalText({ status, code = '', text }: Refusal, ofArea: Errors): string | undefined {
  const errors: Errors = { ...passingErrors, ...commonErrors, ...ofArea };
  return errors[code]?.text ?? (status < 500 ? text : undefined);
}

import { DomainError } from '../kernel/domain-error.ts';

/** Reason for refusing an upload. */
export type UploadProblem =
  | 'type'
  /** The file is too large, empty, or not of the announced size. */
  | 'size'
  | 'length'
  /** The content cannot be used: for example, it is damaged, or costs too much to decode. */
  | 'content'
  /** The address was not issued by this server, was changed, or allows another type or size. */
  | 'address'
  | 'expired'
  /** A file was uploaded there already. */
  | 'taken'
  /** A later upload to the same address replaced it. */
  | 'superseded'
  | 'too slow'
  /** The client sent only a part of the file. */
  | 'incomplete'
  /** This person has no such upload, or it was removed. */
  | 'unknown'
  /** No file was uploaded yet, or the upload was removed. */
  | 'missing'
  | 'too many'
  | 'used up';

/** The message is for the sender. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  readonly problem: UploadProblem;
  /** Seconds until a retry may succeed. */
  readonly retryAfter: number | undefined;

  constructor(
    problem: UploadProblem,
    message: string,
    { retryAfter, ...options }: ErrorOptions & { retryAfter?: number } = {},
  ) {
    super(message, options);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** Error codes of the contract for refusals; all others are `upload_unknown`. */
const REFUSALS = {
  type: 'upload_type',
  size: 'upload_size',
  length: 'upload_length',
  content: 'upload_content',
  'too many': 'too_many_uploads',
  'used up': 'uploads_used_up',
} as const;

/**
 * Converts a refusal into an error for the client. `key` names the upload, as a request may contain several.
 * Returns other errors unchanged.
 */
export function asDomainError(error: unknown, key?: string): unknown {
  if (!(error instanceof UploadRefused)) return error;
  const code = (REFUSALS as Partial<Record<string, (typeof REFUSALS)[keyof typeof REFUSALS]>>)[error.problem];
  const { retryAfter } = error;
  return new DomainError(code ?? 'upload_unknown', {
    ...(key !== undefined && { about: key }),
    ...(retryAfter !== undefined && { retryAfter }),
  });
}

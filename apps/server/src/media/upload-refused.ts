import { DomainError } from '../domain-error.ts';

/** Why an upload is not taken. */
export type UploadProblem =
  /** Pictures and videos of that type are not taken. */
  | 'type'
  /** It is too large, empty, or not as large as was said. */
  | 'size'
  /** It is a video that takes too long. */
  | 'length'
  /** It is not what its type says, or damaged. */
  | 'content'
  /** The address is not one that we gave, or something of it was changed. */
  | 'address'
  | 'expired'
  /** Something was uploaded there already. */
  | 'taken'
  /** A later upload to the same address took its place. */
  | 'superseded'
  | 'too slow'
  /** The client went away before the end. */
  | 'incomplete'
  /** Nobody asked for this upload, or somebody else did. */
  | 'unknown'
  /** Nothing was uploaded yet. */
  | 'missing'
  /** Too many uploads of this person wait to be attached. */
  | 'too many'
  /** The person has reached the daily limit of bytes. */
  | 'used up';

/** An upload that is not taken; the message is for its sender. */
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

/** What an upload is refused for, by the code that contracts have for it. */
const REFUSALS = {
  type: 'upload_type',
  size: 'upload_size',
  length: 'upload_length',
  content: 'upload_content',
  'too many': 'too_many_uploads',
  'used up': 'uploads_used_up',
} as const;

/** A refusal as callers are told it, who may have sent the keys of several uploads; all else as it is. */
export function told(error: unknown, key?: string): unknown {
  if (!(error instanceof UploadRefused)) return error;
  const code = (REFUSALS as Partial<Record<string, (typeof REFUSALS)[keyof typeof REFUSALS]>>)[error.problem];
  const { retryAfter } = error;
  return new DomainError(code ?? 'upload_unknown', {
    ...(key !== undefined && { about: key }),
    ...(retryAfter !== undefined && { retryAfter }),
  });
}

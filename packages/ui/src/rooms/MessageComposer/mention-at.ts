/** The beginning of a mention before the caret. */
export interface MentionAt {
  /** Place of the @ in the text. */
  start: number;
  /** The letters after the @; empty right after it. */
  typed: string;
}

const BEGUN = /(?:^|[^\p{L}\p{N}_.])@([\p{L}\p{M}\p{N}_.]*)$/u;

/** Returns the mention that is being typed before the caret, if any. */
export function mentionAt(text: string, caret: number): MentionAt | undefined {
  const typed = BEGUN.exec(text.slice(0, caret))?.[1];
  return typed === undefined ? undefined : { start: caret - typed.length - 1, typed };
}

import type { ApiErrorKind } from '@vitrine/api';
import { type MessageCatalogue, useMessages } from '@vitrine/ui';
import { refusalMessages, statusMessages } from './refusals.messages.ts';

export interface Refusal {
  /** HTTP status; 0 without a response. */
  status: number;
  code?: string | undefined;
  /** The server's own text, if any. */
  text?: string | undefined;
}

export type RefusalCatalogue = MessageCatalogue<string, Readonly<Record<string, string>>>;

/** Returns a code's text. For a server without codes, its English text selects the code. */
const textIn = (
  texts: Readonly<Record<string, string>>,
  { english }: RefusalCatalogue,
  { code, text }: Refusal,
) => {
  const known = code ?? Object.keys(english).find((one) => english[one] === text);
  return known !== undefined && Object.hasOwn(texts, known) ? texts[known] : undefined;
};

/**
 * Returns a function for a refusal's text: that of its code, else the server's own. The server's texts of 5xx
 * are for operators and not shown.
 *
 * @param ofArea Texts of the area's codes.
 * @param ofMore Texts of another area in use, such as uploads.
 */
export function useRefusalText(
  ofArea: RefusalCatalogue,
  ofMore: RefusalCatalogue = ofArea,
): (refusal: Refusal) => string | undefined {
  const texts = useMessages(ofArea);
  const more = useMessages(ofMore);
  const common = useMessages(refusalMessages);
  return (refusal) =>
    textIn(texts, ofArea, refusal) ??
    textIn(more, ofMore, refusal) ??
    textIn(common, refusalMessages, refusal) ??
    (refusal.status < 500 ? refusal.text : undefined);
}

/**
 * Returns a function for the reason of a failed list: the code's text, else the server's, else one for the
 * kind of failure.
 */
export function useFailureReason(): (failure: Refusal & { kind: ApiErrorKind }) => string {
  const common = useMessages(refusalMessages);
  const { answered } = useMessages(statusMessages);
  return (failure) =>
    textIn(common, refusalMessages, failure) ??
    failure.text ??
    (failure.kind === 'http' ? answered : common[failure.kind]);
}

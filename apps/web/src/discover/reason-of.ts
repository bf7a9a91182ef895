import type { SuggestedPerson } from '@vitrine/api';
import { isolated, type MessagesOf } from '@vitrine/ui';
import type { suggestionReasonMessages } from './suggestions.messages.ts';

/** Returns the reason for a suggestion in words; undefined without a number or a known code. */
export function reasonOf(
  { reason }: Pick<SuggestedPerson, 'reason'>,
  texts: MessagesOf<typeof suggestionReasonMessages>,
  locale: string,
): string | undefined {
  if (!reason || reason.count < 1 || !Object.hasOwn(texts, reason.code)) return undefined;
  const { code, count, usernames = [] } = reason;
  const [name = '', other = ''] = usernames.map(isolated);
  if (code === 'followed_by' && !name) return undefined;
  const written = new Intl.NumberFormat(locale);
  return texts[code as keyof typeof texts](
    count,
    written.format(count),
    name,
    other,
    written.format(count - 1),
  );
}

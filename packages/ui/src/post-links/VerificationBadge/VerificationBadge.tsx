'use client';
import { Badge, type BadgeProps } from '../../controls/Badge/Badge.tsx';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { CIRCLE_CHECK } from '../../controls/icons/circle-check.ts';
import { TRIANGLE_ALERT } from '../../controls/icons/triangle-alert.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { postLinksMessages } from '../post-links.messages.ts';

/** What the owner of a link says of its preview, and the properties of an HTML span. */
export interface VerificationBadgeProps extends Omit<BadgeProps, 'tone' | 'variant' | 'children'> {
  /** True: it is right; false: it is not; null or left out: nothing was said. */
  confirmed?: boolean | null | undefined;
}

const TONES = { verified: 'positive', flagged: 'warning', unverified: 'neutral' } as const;
const ICONS = { verified: CIRCLE_CHECK, flagged: TRIANGLE_ALERT, unverified: undefined };

/** Whether a link was verified to lead to what it shows. Renders a `<span>`. */
export function VerificationBadge({ confirmed, ...rest }: VerificationBadgeProps) {
  const messages = useMessages(postLinksMessages);
  const state = confirmed === true ? 'verified' : confirmed === false ? 'flagged' : 'unverified';
  const icon = ICONS[state];
  return (
    <Badge {...rest} tone={TONES[state]}>
      {icon && <Icon path={icon} size={14} />} {messages[state]}
    </Badge>
  );
}

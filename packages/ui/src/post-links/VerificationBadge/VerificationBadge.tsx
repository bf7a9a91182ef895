'use client';
import { Badge, type BadgeProps } from '../../controls/Badge/Badge.tsx';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { CIRCLE_CHECK } from '../../controls/icons/circle-check.ts';
import { TRIANGLE_ALERT } from '../../controls/icons/triangle-alert.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { postLinksMessages } from '../post-links.messages.ts';

/** Props of `VerificationBadge`, including those of a `<span>`. */
export interface VerificationBadgeProps extends Omit<BadgeProps, 'tone' | 'variant' | 'children'> {
  /** True if the preview is right, false if wrong; else there is no verdict. */
  confirmed?: boolean | null | undefined;
}

const TONES = { verified: 'positive', flagged: 'warning', unverified: 'neutral' } as const;
const ICONS = { verified: CIRCLE_CHECK, flagged: TRIANGLE_ALERT, unverified: undefined };

/** Shows whether the owner verified a link's preview. Renders a `<span>`. */
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

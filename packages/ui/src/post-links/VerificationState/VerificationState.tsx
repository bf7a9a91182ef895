import { classNames } from '../../controls/classNames.ts';
import { Icon, type IconProps } from '../../controls/Icon/Icon.tsx';
import { CIRCLE_CHECK } from '../../controls/icons/circle-check.ts';
import { INFO } from '../../controls/icons/info.ts';
import { TRIANGLE_ALERT } from '../../controls/icons/triangle-alert.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { isWarnedOf, type LinkPreviewSource } from '../LinkPreviewCard/link-verification.ts';
import { postLinksMessages } from '../post-links.messages.ts';
import * as styles from './VerificationState.css.ts';

export interface VerificationStateProps {
  /** The owner's verdict. */
  confirmed?: boolean | null | undefined;
  /** Undefined while unknown. */
  preview?: LinkPreviewSource | null | undefined;
  /** Name of the owner, for others. */
  owner?: string | undefined;
  /** Whether the viewer may judge the preview, and so reads that nobody did. */
  canConfirm?: boolean | undefined;
  className?: string | undefined;
}

/** The one most important fact about the preview of a link; absent if there is none. */
export function VerificationState({ className, ...about }: VerificationStateProps) {
  const fact = useFact(about);
  if (!fact) return null;
  return (
    <p className={classNames(styles.state, styles.tones[fact.tone], className)}>
      {fact.icon && <Icon path={fact.icon} size={16} strokeWidth={1.75} className={styles.icon} />}
      {fact.text}
    </p>
  );
}

interface Fact {
  tone: keyof typeof styles.tones;
  icon?: IconProps['path'];
  text: string;
}

function useFact({
  confirmed,
  preview,
  owner,
  canConfirm = false,
}: Omit<VerificationStateProps, 'className'>): Fact | undefined {
  const messages = useMessages(postLinksMessages);
  const known = preview ?? undefined;
  if (isWarnedOf(confirmed, known)) return { tone: 'warning', icon: TRIANGLE_ALERT, text: messages.warning };
  if (known?.similar) return { tone: 'warning', icon: INFO, text: messages.similarProduct };
  if (confirmed === true)
    return {
      tone: 'positive',
      icon: CIRCLE_CHECK,
      text: owner ? messages.confirmedBy(owner) : messages.verified,
    };
  return canConfirm && known ? { tone: 'neutral', text: messages.unverified } : undefined;
}

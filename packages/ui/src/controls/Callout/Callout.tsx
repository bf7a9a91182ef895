import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { CIRCLE_ALERT } from '../icons/circle-alert.ts';
import { CIRCLE_CHECK } from '../icons/circle-check.ts';
import { INFO } from '../icons/info.ts';
import { TRIANGLE_ALERT } from '../icons/triangle-alert.ts';
import * as styles from './Callout.css.ts';

/** Props of `Callout`, including those of a `<div>`. */
export interface CalloutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Meaning that colour and icon hint at; the text must say it too. */
  tone?: 'neutral' | 'positive' | 'warning' | 'danger' | undefined;
  /** Subject of the notice, in a few words. */
  title?: ReactNode;
  /** Decorative icon instead of that of the tone; `null` for none. */
  icon?: ReactNode;
  /** A button or a link that helps. */
  action?: ReactNode;
}

/**
 * A lasting notice beside its subject. One that appears later needs `role="status"`, or `role="alert"` if
 * urgent. Renders a `<div>`.
 */
export function Callout({
  tone = 'neutral',
  title,
  icon = iconOf(tone),
  action,
  className,
  children,
  ...rest
}: CalloutProps) {
  return (
    <div {...rest} className={classNames(styles.callout, styles.tones[tone], className)}>
      {icon && (
        <span aria-hidden className={styles.icon}>
          {icon}
        </span>
      )}
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}

const ICONS = { neutral: INFO, positive: CIRCLE_CHECK, warning: TRIANGLE_ALERT, danger: CIRCLE_ALERT };

const iconOf = (tone: keyof typeof ICONS) => <Icon path={ICONS[tone]} size={20} strokeWidth={1.75} />;

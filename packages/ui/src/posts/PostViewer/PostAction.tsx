import type { ComponentProps, ReactNode } from 'react';
import { isStrayClick } from '../../interaction/isStrayClick.ts';
import { useLocale } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import * as styles from './PostViewer.css.ts';

interface PostActionProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  icon: ReactNode;
  /** Accessible name of the action, without the count. */
  label: string;
  /** Number beside the icon; 0 is not shown. */
  count?: number | undefined;
  tone?: 'accent' | undefined;
}

export function PostAction({ icon, label, count = 0, tone, onClick, ...rest }: PostActionProps) {
  const locale = useLocale();
  return (
    <button
      {...rest}
      type="button"
      className={styles.action}
      data-tone={tone}
      onClick={(event) => {
        if (!isStrayClick(event)) onClick?.(event);
      }}
    >
      <span aria-hidden className={styles.icon}>
        {icon}
      </span>
      <span className={visuallyHidden}>{label}</span>
      {count > 0 && (
        <span className={styles.count}>
          {new Intl.NumberFormat(locale, { notation: 'compact' }).format(count)}
        </span>
      )}
    </button>
  );
}

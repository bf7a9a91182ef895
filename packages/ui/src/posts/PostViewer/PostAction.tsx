import type { ComponentProps, ReactNode } from 'react';
import { isStrayClick } from '../../interaction/isStrayClick.ts';
import { useLocale } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import * as styles from './PostViewer.css.ts';

interface PostActionProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  icon: ReactNode;
  /** What it does, for those who do not see the icon; the count is read after it. */
  label: string;
  /** How many did it; none where that is zero. */
  count?: number | undefined;
  tone?: 'accent' | undefined;
}

/** A button below a post: an icon, and how many did what it does. */
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

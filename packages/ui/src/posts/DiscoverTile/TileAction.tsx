import type { ComponentProps } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { Icon, type IconProps } from '../../controls/Icon/Icon.tsx';
import { numberFormat } from '../../format/number-format.ts';
import { isStrayClick } from '../../interaction/isStrayClick.ts';
import { useLocale } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import * as styles from './DiscoverTile.css.ts';

const COMPACT = { notation: 'compact' } as const;

interface TileActionProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  icon: IconProps['path'];
  iconSize?: number;
  /** Accessible name of the action, without the count. */
  label: string;
  /** Number beside the icon; 0 is not shown. */
  count?: number | undefined;
}

/** A button of a tile: an icon and a number. */
export function TileAction({
  icon,
  iconSize = 18,
  label,
  count = 0,
  className,
  onClick,
  ...rest
}: TileActionProps) {
  const locale = useLocale();
  const isCounted = count > 0 && Number.isFinite(count);
  return (
    <button
      {...rest}
      type="button"
      className={classNames(styles.action, className)}
      onClick={(event) => {
        if (!isStrayClick(event)) onClick?.(event);
      }}
    >
      <Icon path={icon} size={iconSize} strokeWidth={1.75} className={styles.icon} />
      <span className={visuallyHidden}>{isCounted ? `${label}, ` : label}</span>
      {isCounted && <span className={styles.count}>{numberFormat(locale, COMPACT).format(count)}</span>}
    </button>
  );
}

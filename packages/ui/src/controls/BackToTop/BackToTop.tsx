'use client';
import type { ComponentProps } from 'react';
import { useIsScrolledBeyond } from '../../interaction/useIsScrolledBeyond.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ARROW_UP } from '../icons/arrow-up.ts';
import { listsMessages } from '../lists.messages.ts';
import * as styles from './BackToTop.css.ts';

/** Props of `BackToTop`, including those of a `<button>`. */
export interface BackToTopProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** Window heights to scroll before the button appears; 3 by default. */
  screens?: number | undefined;
  /**
   * Returns the element to focus at the top, such as the page's heading. Without one, the button only loses
   * the focus.
   */
  focusAtTop?: (() => HTMLElement | null) | undefined;
}

/** A round button over a long page that scrolls to the top. */
export function BackToTop({ screens = 3, focusAtTop, className, onClick, ...rest }: BackToTopProps) {
  const { backToTop } = useMessages(listsMessages);
  const isShown = useIsScrolledBeyond(screens);
  return (
    <IconButton
      {...rest}
      variant="floating"
      label={backToTop}
      icon={<Icon path={ARROW_UP} size={20} strokeWidth={1.75} />}
      data-hidden={isShown ? undefined : true}
      className={classNames(styles.button, className)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        // Instant, because a smooth scroll would render the whole list on its way.
        window.scrollTo({ top: 0, behavior: 'instant' });
        // The button now hides and would lose the focus.
        const target = focusAtTop?.();
        if (target) target.focus({ preventScroll: true });
        else event.currentTarget.blur();
      }}
    />
  );
}

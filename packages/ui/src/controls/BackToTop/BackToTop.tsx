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

/** When the button is there and where it leads, and the properties of an HTML button. */
export interface BackToTopProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** How many heights of the window have to be scrolled before it is there; 3 by default. */
  screens?: number | undefined;
  /** What gets the focus at the top: the heading of the page. Without it the focus goes to the start of the page. */
  focusAtTop?: (() => HTMLElement | null) | undefined;
}

/** A round button over a long page that leads back to its beginning. */
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
        // At once: on the way through a long list everything would be drawn that nobody looks at.
        window.scrollTo({ top: 0, behavior: 'instant' });
        // The button is about to hide, and what hides cannot keep the focus.
        const target = focusAtTop?.();
        if (target) target.focus({ preventScroll: true });
        else event.currentTarget.blur();
      }}
    />
  );
}

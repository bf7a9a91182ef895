'use client';
import { type ComponentProps, useState } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { HEART } from '../../controls/icons/heart.ts';
import { isStrayClick } from '../../interaction/isStrayClick.ts';
import { useControlled } from '../../interaction/useControlled.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { likesMessages } from '../likes.messages.ts';
import * as styles from './HeartButton.css.ts';

/** Props of `HeartButton`, including those of a `<button>`. */
export interface HeartButtonProps
  extends Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed' | 'type' | 'children'> {
  /** Name of the thing; the button is named "Like" and this name, in both states. */
  thing: string;
  /** Whether the viewer likes the thing; uncontrolled if undefined. */
  liked?: boolean | undefined;
  /** Initial state of an uncontrolled button. */
  defaultLiked?: boolean | undefined;
  /** Called with the requested state. */
  onLikedChange?: ((liked: boolean) => void) | undefined;
  /** Whether the request is in flight; presses are then ignored, and the focus stays. */
  pending?: boolean | undefined;
  /** `disc`, the default: translucent, for pictures. `outline`: bordered, for use beside buttons. */
  variant?: 'disc' | 'outline' | undefined;
}

/** Likes or unlikes a thing; 44 × 44 px. */
export function HeartButton({
  thing,
  liked: given,
  defaultLiked = false,
  onLikedChange,
  pending = false,
  variant = 'disc',
  className,
  onClick,
  ...rest
}: HeartButtonProps) {
  const { like } = useMessages(likesMessages);
  const [liked, setLiked] = useControlled(given, defaultLiked);
  // Animates only after a press, not when a liked card mounts.
  const [pressed, setPressed] = useState(false);
  return (
    <button
      {...rest}
      type="button"
      className={classNames(styles.variants[variant], className)}
      aria-label={like(thing ?? '')}
      aria-pressed={liked}
      aria-disabled={pending || rest['aria-disabled']}
      data-popped={(liked && pressed) || undefined}
      onClick={(event) => {
        onClick?.(event);
        if (pending || event.defaultPrevented || isStrayClick(event)) return;
        setPressed(!liked);
        setLiked(!liked);
        onLikedChange?.(!liked);
      }}
    >
      <Icon path={HEART} size={20} strokeWidth={1.75} className={styles.icon} />
    </button>
  );
}

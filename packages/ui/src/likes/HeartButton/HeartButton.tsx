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

/** What is liked, whether it is, what a press asks for, and the properties of an HTML button. */
export interface HeartButtonProps
  extends Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed' | 'type' | 'children'> {
  /** The name of what is liked: names the button together with "Like"; the name stays while the state changes. */
  thing: string;
  /** Whether the person likes it; without it, the button keeps that itself. */
  liked?: boolean | undefined;
  /** Whether the person likes it at first, where the button keeps that itself. */
  defaultLiked?: boolean | undefined;
  /** Called with the state that the person asks for. */
  onLikedChange?: ((liked: boolean) => void) | undefined;
  /** Whether the call is in flight: presses are ignored, the focus stays. */
  pending?: boolean | undefined;
  /** A translucent disc for pictures, or a bordered square beside buttons. */
  variant?: 'disc' | 'outline' | undefined;
}

/** Likes anything and takes it back; 44 × 44 px. */
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
  // Only a press plays the animation: a card that is mounted as liked stays still.
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

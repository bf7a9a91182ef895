'use client';
import type { ComponentProps } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { classNames } from '../../controls/classNames.ts';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.tsx';
import { isStrayClick } from '../../interaction/isStrayClick.ts';
import { useControlled } from '../../interaction/useControlled.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { followMessages } from '../follow.messages.ts';
import * as styles from './FollowButton.css.ts';

/** Who is followed, whether they are, what a press asks for, and the properties of an HTML button. */
export interface FollowButtonProps
  extends Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed' | 'type' | 'children'> {
  /** Whom it is about, without the @: part of the button's name. */
  username: string;
  /** Whether the viewer follows them; without it, the button keeps that itself. */
  following?: boolean | undefined;
  /** Whether the viewer follows them at first, where the button keeps that itself. */
  defaultFollowing?: boolean | undefined;
  /** Called with the state that the person asks for. */
  onFollowingChange?: ((following: boolean) => void) | undefined;
  /** Whether a press came a moment ago: the next ones are passed over, the focus stays, and it looks as always. */
  cooling?: boolean | undefined;
  /** How much it asks for attention: `soft` in lists, where there are many; `strong` by default. */
  emphasis?: 'strong' | 'soft' | undefined;
  /** Whether it takes the whole width. */
  block?: boolean | undefined;
}

/** Follows somebody, and follows them no more: its label says what a press does. */
export function FollowButton({
  username,
  following: given,
  defaultFollowing = false,
  onFollowingChange,
  cooling = false,
  emphasis = 'strong',
  className,
  onClick,
  ...rest
}: FollowButtonProps) {
  const texts = useMessages(followMessages);
  const [following, setFollowing] = useControlled(given, defaultFollowing);
  return (
    <Button
      {...rest}
      shape="pill"
      variant={looks[emphasis][following ? 1 : 0]}
      className={classNames(styles.follow, emphasis === 'soft' && following && styles.quiet, className)}
      onClick={(event) => {
        onClick?.(event);
        if (cooling || event.defaultPrevented || isStrayClick(event)) return;
        setFollowing(!following);
        onFollowingChange?.(!following);
      }}
    >
      {following ? texts.unfollow : texts.follow}
      <VisuallyHidden> @{username}</VisuallyHidden>
    </Button>
  );
}

/** Of what is not followed, and of what is. */
const looks = { strong: ['primary', 'secondary'], soft: ['secondary', 'quiet'] } as const;

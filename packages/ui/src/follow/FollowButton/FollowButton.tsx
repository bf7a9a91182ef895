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

/** Props of `FollowButton`, including those of a `<button>`. */
export interface FollowButtonProps
  extends Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed' | 'type' | 'children'> {
  /** Username without the @; part of the button's accessible name. */
  username: string;
  /** Whether the viewer follows the person; uncontrolled if undefined. */
  following?: boolean | undefined;
  /** Initial state of an uncontrolled button. */
  defaultFollowing?: boolean | undefined;
  /** Called with the requested state. */
  onFollowingChange?: ((following: boolean) => void) | undefined;
  /** Whether presses are ignored, as for a moment after each press. Focus and look stay. */
  cooling?: boolean | undefined;
  /** `strong` by default; `soft` for lists with many buttons. */
  emphasis?: 'strong' | 'soft' | undefined;
  /** `medium` by default; `small` is 36 px high, with 44 px to press, for narrow rows. */
  size?: 'small' | 'medium' | undefined;
  /** Whether the button takes the full width. */
  block?: boolean | undefined;
}

/** Follows or unfollows a person. It shows the state, and the action under the pointer or with the focus. */
export function FollowButton({
  username,
  following: given,
  defaultFollowing = false,
  onFollowingChange,
  cooling = false,
  emphasis = 'strong',
  size = 'medium',
  className,
  onClick,
  ...rest
}: FollowButtonProps) {
  const texts = useMessages(followMessages);
  const [following, setFollowing] = useControlled(given, defaultFollowing);
  return (
    <Button
      {...rest}
      variant={looks[emphasis][following ? 1 : 0]}
      className={classNames(styles.sizes[size], following && styles.followed, className)}
      onClick={(event) => {
        onClick?.(event);
        if (cooling || event.defaultPrevented || isStrayClick(event)) return;
        setFollowing(!following);
        onFollowingChange?.(!following);
      }}
    >
      {following ? (
        <>
          <span aria-hidden className={styles.words}>
            <span className={styles.state}>{texts.following}</span>
            <span className={styles.action}>{texts.unfollow}</span>
          </span>
          <VisuallyHidden>
            {texts.unfollow} @{username}, {texts.following}
          </VisuallyHidden>
        </>
      ) : (
        <>
          {texts.follow}
          <VisuallyHidden> @{username}</VisuallyHidden>
        </>
      )}
    </Button>
  );
}

const looks = { strong: ['primary', 'quiet'], soft: ['secondary', 'quiet'] } as const;

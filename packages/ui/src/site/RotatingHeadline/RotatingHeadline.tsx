'use client';
import { type ComponentProps, useEffect, useState } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { PAUSE } from '../../controls/icons/pause.ts';
import { PLAY } from '../../controls/icons/play.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { REDUCED_MOTION } from '../../theme/reduced-motion.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { siteMessages } from '../site.messages.ts';
import { HEADLINE_INTERVAL_MS } from './headline-interval.ts';
import * as styles from './RotatingHeadline.css.ts';

/** Props of `RotatingHeadline`, including those of a `<div>`. */
export interface RotatingHeadlineProps extends Omit<ComponentProps<'div'>, 'prefix' | 'children'> {
  /** Fixed text, such as `Swipe for`. */
  prefix: string;
  /** Shown after `prefix`, one at a time. */
  words: readonly string[];
  /** Heading level of the headline; 1 by default. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Milliseconds that each word shows; 2500 by default. */
  intervalMs?: number | undefined;
}

/**
 * A headline with a changing last word; screen readers get all words at once. Can be paused (WCAG 2.2.2), and
 * stops while the tab is hidden. With reduced motion, only the first word shows.
 */
export function RotatingHeadline({
  prefix,
  words: given,
  headingLevel = 1,
  intervalMs = HEADLINE_INTERVAL_MS,
  className,
  ...rest
}: RotatingHeadlineProps) {
  const messages = useMessages(siteMessages);
  const words = given ?? [];
  const Heading = `h${headingLevel}` as const;
  const [turn, setTurn] = useState(0);
  const [paused, setPaused] = useState(false);
  const shown = turn % Math.max(words.length, 1);
  const rotates = words.length > 1;

  useEffect(() => {
    if (paused || !rotates) return;
    const reducedMotion = matchMedia(REDUCED_MOTION);
    let timer: ReturnType<typeof setInterval> | undefined;
    const restart = () => {
      clearInterval(timer);
      if (reducedMotion.matches) setTurn(0);
      else if (!document.hidden) timer = setInterval(() => setTurn((before) => before + 1), intervalMs);
    };
    restart();
    reducedMotion.addEventListener('change', restart);
    document.addEventListener('visibilitychange', restart);
    return () => {
      clearInterval(timer);
      reducedMotion.removeEventListener('change', restart);
      document.removeEventListener('visibilitychange', restart);
    };
  }, [paused, rotates, intervalMs]);

  return (
    <div {...rest} className={classNames(styles.root, className)}>
      <Heading className={styles.headline}>
        <span className={visuallyHidden}>{`${prefix ?? ''} ${words.join(', ')}`}</span>
        <span aria-hidden className={styles.line}>
          <span>{prefix}</span>
          <span className={styles.words}>
            {words.map((word, position) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice
                key={position}
                className={styles.word}
                data-state={stateOf(position, shown, words.length)}
              >
                {word}
              </span>
            ))}
          </span>
        </span>
      </Heading>
      {rotates && (
        <IconButton
          className={styles.control}
          label={paused ? messages.resumeHeadline : messages.pauseHeadline}
          icon={<Icon path={paused ? PLAY : PAUSE} size={14} strokeWidth={1.75} />}
          onClick={() => setPaused(!paused)}
        />
      )}
    </div>
  );
}

function stateOf(position: number, shown: number, count: number) {
  if (position === shown) return 'shown';
  return position === (shown + count - 1) % count ? 'past' : 'waiting';
}

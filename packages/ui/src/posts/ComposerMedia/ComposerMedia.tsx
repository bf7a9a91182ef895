'use client';
import {
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { PLAY } from '../../controls/icons/play.ts';
import { ProgressBar } from '../../controls/ProgressBar/ProgressBar.tsx';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { isStrayClick } from '../../interaction/isStrayClick.ts';
import { type FocusPlace, useFocusAfterRemoval } from '../../interaction/useFocusAfterRemoval.ts';
import { keyed } from '../../provider/lists.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { textAction } from '../../theme/textAction.css.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { composerMediaMessages } from '../composer-media.messages.ts';
import * as styles from './ComposerMedia.css.ts';

/** A picture or video that was chosen for a post. */
export interface ComposerMediaItem {
  id: string;
  kind?: 'image' | 'video' | undefined;
  /** Address of a small picture of it. */
  preview?: string | null | undefined;
  /** What it shows, in words. */
  alt?: string | null | undefined;
  /** How far it is; `done` by default. */
  status?: 'waiting' | 'uploading' | 'done' | 'failed' | undefined;
  /** How much has arrived, from 0 to 1. */
  progress?: number | undefined;
  /** Why it did not arrive, in place of the usual words. */
  problem?: string | undefined;
  /** Whether one that failed can be sent once more; true by default. */
  retryable?: boolean | undefined;
  /** Whether a part of it can be chosen. */
  croppable?: boolean | undefined;
}

/** What was chosen, what can be done with it, and the properties of an HTML section. */
export interface ComposerMediaProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** In the order in which they are published. */
  media: readonly ComposerMediaItem[];
  /** Asks to move one to a place, counted from 0. */
  onMove?: ((id: string, place: number) => void) | undefined;
  /** Asks to take one out, or to give up sending it. */
  onRemove?: ((id: string) => void) | undefined;
  /** Asks to send one that did not arrive once more. */
  onRetry?: ((id: string) => void) | undefined;
  /** Asks for a part of a picture. */
  onCrop?: ((id: string) => void) | undefined;
  onAltChange?: ((id: string, alt: string) => void) | undefined;
  /** Characters of a description. */
  maxAltLength?: number | undefined;
}

/** Pictures and videos of a post that is being written: their order, how far they are, and what they show in words. */
export function ComposerMedia({
  media: given,
  onMove,
  onRemove,
  onRetry,
  onCrop,
  onAltChange,
  maxAltLength,
  className,
  ...rest
}: ComposerMediaProps) {
  const texts = useMessages(composerMediaMessages);
  const media = useMemo(() => keyed('ComposerMedia', given, ({ id }) => id), [given]);
  const ids = useMemo(() => media.map(([key]) => key), [media]);
  const list = useRef<HTMLOListElement>(null);
  const placeOf = useFocusAfterRemoval(ids, list);
  const [said, setSaid] = useState('');
  const hintId = useId();

  function move(id: string, place: number) {
    const to = Math.min(Math.max(place, 0), media.length - 1);
    if (to === ids.indexOf(id)) return;
    onMove?.(id, to);
    setSaid(texts.moved(to + 1, media.length));
  }

  return (
    <section aria-label={texts.title} {...rest} className={classNames(styles.section, className)}>
      {media.length > 1 && onMove && (
        <p id={hintId} className={styles.hint}>
          {texts.howToMove}
        </p>
      )}
      <ol ref={list} tabIndex={-1} className={styles.list}>
        {media.map(([key, medium], place) => (
          <Medium
            key={key}
            medium={medium}
            name={(medium.kind === 'video' ? texts.video : texts.picture)(place + 1, media.length)}
            hintId={media.length > 1 && onMove ? hintId : undefined}
            focus={placeOf(key)}
            onMove={onMove && media.length > 1 ? (to) => move(key, to(place)) : undefined}
            placeUnder={(x, y) => placeUnder(list.current, x, y)}
            onRemove={onRemove && (() => onRemove(medium.id))}
            onRetry={onRetry && medium.retryable !== false ? () => onRetry(medium.id) : undefined}
            onCrop={onCrop && medium.croppable ? () => onCrop(medium.id) : undefined}
            onAltChange={onAltChange && ((alt) => onAltChange(medium.id, alt))}
            maxAltLength={maxAltLength}
          />
        ))}
      </ol>
      <span role="status" className={visuallyHidden}>
        {said}
      </span>
    </section>
  );
}

/** Which entry of a list is at a point of the window. */
function placeUnder(list: HTMLElement | null, x: number, y: number): number | undefined {
  const entries = [...(list?.children ?? [])];
  const place = entries.findIndex((entry) => {
    const { left, right, top, bottom } = entry.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return place < 0 ? undefined : place;
}

interface MediumProps extends Pick<ComposerMediaProps, 'maxAltLength'> {
  medium: ComposerMediaItem;
  name: string;
  hintId: string | undefined;
  focus: FocusPlace;
  /** Moves it to the place that follows from its own. */
  onMove: ((to: (place: number) => number) => void) | undefined;
  placeUnder(x: number, y: number): number | undefined;
  onRemove: (() => void) | undefined;
  onRetry: (() => void) | undefined;
  onCrop: (() => void) | undefined;
  onAltChange: ((alt: string) => void) | undefined;
}

/** How far an arrow key moves it; across and down are the same, since entries may stand either way. */
const STEPS: Record<string, (place: number) => number> = {
  ArrowLeft: (place) => place - 1,
  ArrowUp: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: () => Number.MAX_SAFE_INTEGER,
};

function Medium({
  medium,
  name,
  hintId,
  focus,
  onMove,
  placeUnder: placeAt,
  onRemove,
  onRetry,
  onCrop,
  onAltChange,
  maxAltLength,
}: MediumProps) {
  const texts = useMessages(composerMediaMessages);
  const [isDragged, setDragged] = useState(false);
  const thumb = useRef<HTMLDivElement>(null);
  const { kind, preview, alt, status = 'done', progress = 0, problem } = medium;
  const isUnderWay = status === 'waiting' || status === 'uploading';

  function moveByKey(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step || !onMove || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onMove(step);
  }
  const drag = useEffectEvent((x: number, y: number) => {
    const to = placeAt(x, y);
    if (to !== undefined) onMove?.(() => to);
  });
  // Not on the picture itself: it is taken out of the page and put in again as it moves, and hears no more then.
  useEffect(() => {
    if (!isDragged) return;
    const onPointerMove = ({ clientX, clientY }: PointerEvent) => drag(clientX, clientY);
    const onEnd = () => setDragged(false);
    window.addEventListener('pointermove', onPointerMove);
    window.addEventListener('pointerup', onEnd);
    window.addEventListener('pointercancel', onEnd);
    return () => {
      window.removeEventListener('pointermove', onPointerMove);
      window.removeEventListener('pointerup', onEnd);
      window.removeEventListener('pointercancel', onEnd);
    };
  }, [isDragged]);
  const picture = preview ? (
    <img src={preview} alt="" draggable={false} className={styles.picture} />
  ) : (
    <span className={styles.picture} />
  );
  const face = (
    <>
      {picture}
      {kind === 'video' && (
        <span aria-hidden className={styles.video}>
          <Icon path={PLAY} size={16} />
        </span>
      )}
    </>
  );

  return (
    <li
      className={styles.medium}
      data-dragged={isDragged || undefined}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
    >
      <div ref={thumb} className={styles.thumb}>
        {onMove ? (
          <button
            ref={focus.ref}
            type="button"
            className={styles.handle}
            aria-label={name}
            aria-describedby={hintId}
            onKeyDown={moveByKey}
            onPointerDown={(event) => {
              if (event.button === 0) setDragged(true);
            }}
          >
            {face}
          </button>
        ) : (
          <span ref={focus.ref} tabIndex={-1} role="img" aria-label={name} className={styles.still}>
            {face}
          </span>
        )}
        {isUnderWay && (
          // Over the picture, so that nothing leaves its place under a finger once it has arrived.
          <ProgressBar
            className={styles.progress}
            label={`${status === 'waiting' ? texts.waiting : texts.uploading}: ${name}`}
            hideLabel
            value={Math.round((Number.isFinite(progress) ? progress : 0) * 100)}
          />
        )}
      </div>
      <div className={styles.facts}>
        {onAltChange && (
          <TextField
            label={texts.alt}
            placeholder={texts.altExample}
            autoComplete="off"
            maxLength={maxAltLength}
            aria-description={name}
            value={alt ?? ''}
            onValueChange={onAltChange}
          />
        )}
        <div className={styles.acts}>
          {onCrop && (
            <button type="button" className={textAction} aria-label={texts.cropOf(name)} onClick={onCrop}>
              {texts.crop}
            </button>
          )}
          {onRemove && (
            <button
              type="button"
              className={textAction}
              aria-label={(isUnderWay ? texts.cancel : texts.remove)(name)}
              onClick={(event) => {
                if (isStrayClick(event)) return;
                // Safari does not focus a button that is clicked.
                focus.onFocus();
                onRemove();
              }}
            >
              {isUnderWay ? texts.cancelLabel : texts.removeLabel}
            </button>
          )}
        </div>
        {status === 'failed' && (
          <div className={styles.failure}>
            <p role="alert" className={styles.problem}>
              {problem || texts.failed}
            </p>
            {onRetry && (
              <button
                type="button"
                className={textAction}
                aria-label={texts.retry(name)}
                onClick={() => {
                  // What was pressed goes away.
                  thumb.current?.querySelector<HTMLElement>('[tabindex], button')?.focus();
                  onRetry();
                }}
              >
                {texts.retryLabel}
              </button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

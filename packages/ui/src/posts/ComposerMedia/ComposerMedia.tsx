'use client';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { ARROW_RIGHT } from '../../controls/icons/arrow-right.ts';
import { CROP } from '../../controls/icons/crop.ts';
import { PLAY } from '../../controls/icons/play.ts';
import { X } from '../../controls/icons/x.ts';
import { ProgressBar } from '../../controls/ProgressBar/ProgressBar.tsx';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { isStrayClick } from '../../interaction/isStrayClick.ts';
import { type FocusPlace, useFocusAfterRemoval } from '../../interaction/useFocusAfterRemoval.ts';
import { keyed } from '../../provider/lists.ts';
import { useLocale, useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { composerMediaMessages } from '../composer-media.messages.ts';
import * as styles from './ComposerMedia.css.ts';

/** A picture or video chosen for a post. */
export interface ComposerMediaItem {
  id: string;
  kind?: 'image' | 'video' | undefined;
  /** Address of a small preview picture. */
  preview?: string | null | undefined;
  /** Address of the whole picture, shown large while it is selected; `preview` by default. */
  src?: string | null | undefined;
  /** Description of the picture or video. */
  alt?: string | null | undefined;
  /** State of the upload; `done` by default. */
  status?: 'waiting' | 'uploading' | 'done' | 'failed' | undefined;
  /** Uploaded share of the file, from 0 to 1. */
  progress?: number | undefined;
  /** Reason why the upload failed; a general text by default. */
  problem?: string | undefined;
  /** Whether a failed upload can be retried; true by default. */
  retryable?: boolean | undefined;
  /** Whether the picture can be cropped; false by default. */
  croppable?: boolean | undefined;
}

/** Props of `ComposerMedia`, including those of a `<section>`. */
export interface ComposerMediaProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Media in the order of publication. */
  media: readonly ComposerMediaItem[];
  /** Called to move a medium to a place, counted from 0. */
  onMove?: ((id: string, place: number) => void) | undefined;
  /** Called to remove a medium, or to cancel its upload. */
  onRemove?: ((id: string) => void) | undefined;
  /** Called to retry a failed upload. */
  onRetry?: ((id: string) => void) | undefined;
  /** Called to crop a picture. */
  onCrop?: ((id: string) => void) | undefined;
  onAltChange?: ((id: string, alt: string) => void) | undefined;
  /** Maximum length of a description, in characters. */
  maxAltLength?: number | undefined;
  /** A tile after the last medium, to add more: a `FileDrop` of the variant `tile`. */
  addTile?: ReactNode;
  /**
   * Whether on phones the selected medium reaches both edges of the window. The section then stands in the
   * gutters of the page.
   */
  edgeToEdge?: boolean | undefined;
}

/** Pictures and videos of a draft post: the selected one large, with its tools, and all of them in order. */
export function ComposerMedia({
  media: given,
  onMove,
  onRemove,
  onRetry,
  onCrop,
  onAltChange,
  maxAltLength,
  addTile,
  edgeToEdge = false,
  className,
  ref,
  ...rest
}: ComposerMediaProps) {
  const texts = useMessages(composerMediaMessages);
  const media = useMemo(() => keyed('ComposerMedia', given, ({ id }) => id), [given]);
  const ids = useMemo(() => media.map(([key]) => key), [media]);
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const placeOf = useFocusAfterRemoval(ids, section);
  const [chosen, setChosen] = useState({ key: ids[0], place: 0 });
  const [said, setSaid] = useState('');
  const [ratios, setRatios] = useState<Readonly<Record<string, number>>>({});
  const hintId = useId();
  useImperativeHandle(ref, () => section.current as HTMLElement, []);

  // After a removal, the medium that takes the place is selected.
  const known = ids.indexOf(chosen.key ?? '');
  const selected = known < 0 ? Math.min(chosen.place, media.length - 1) : known;
  if (media.length > 0 && (known < 0 || known !== chosen.place))
    setChosen({ key: ids[selected], place: selected });

  const isSorted = media.length > 1 && onMove !== undefined;
  const nameOf = ({ kind }: ComposerMediaItem, place: number) =>
    (kind === 'video' ? texts.video : texts.picture)(place + 1, media.length);

  const locale = useLocale();
  const problems = new Map<string, string[]>();
  for (const [place, [, medium]] of media.entries()) {
    const { status, problem } = medium;
    if (status !== 'failed' || !problem) continue;
    problems.set(problem, [...(problems.get(problem) ?? []), nameOf(medium, place)]);
  }

  function move(key: string, id: string, place: number) {
    const to = Math.min(Math.max(place, 0), media.length - 1);
    if (to === ids.indexOf(key)) return;
    onMove?.(id, to);
    setSaid(texts.moved(to + 1, media.length));
  }

  const [key, shown] = media[selected] ?? [];
  // The shape of the tallest medium: another selection then moves nothing below the stage.
  const aspectRatio = Math.min(...ids.flatMap((id) => ratios[id] ?? []));
  const focus = placeOf(key ?? '');
  return (
    <section
      aria-label={texts.title}
      tabIndex={-1}
      {...rest}
      ref={section}
      className={classNames(styles.section, className)}
    >
      {shown && (
        <Stage
          key={`stage/${key}`}
          medium={shown}
          name={nameOf(shown, selected)}
          aspectRatio={Number.isFinite(aspectRatio) ? aspectRatio : undefined}
          focus={focus}
          edgeToEdge={edgeToEdge}
          onRemove={onRemove && (() => onRemove(shown.id))}
          onCrop={onCrop && shown.croppable ? () => onCrop(shown.id) : undefined}
        />
      )}
      <div className={styles.strip}>
        {/* Safari removes the role of a list without bullets. */}
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <ol ref={list} role="list" className={styles.list}>
          {media.map(([key, medium], place) => (
            <Medium
              key={key}
              place={media.length > 1 ? place + 1 : undefined}
              medium={medium}
              name={nameOf(medium, place)}
              hintId={isSorted ? hintId : undefined}
              focus={placeOf(key)}
              isSelected={place === selected}
              onSelect={() => setChosen({ key, place })}
              onRatio={(ratio) => setRatios((known) => ({ ...known, [key]: ratio }))}
              onMove={isSorted ? (to) => move(key, medium.id, to(ids.indexOf(key))) : undefined}
              placeUnder={(x, y) => placeUnder(list.current, x, y)}
              onRetry={onRetry && medium.retryable !== false ? () => onRetry(medium.id) : undefined}
            />
          ))}
        </ol>
        {addTile}
      </div>
      {[...problems].map(([problem, names]) => (
        <p key={problem} role="alert" className={styles.problem}>
          {media.length > 1 && `${new Intl.ListFormat(locale).format(names)}: `}
          {problem}
        </p>
      ))}
      {isSorted && shown && (
        <div className={styles.order}>
          <p id={hintId} className={styles.hint}>
            {texts.howToMove} <span className={styles.byKey}>{texts.howToMoveByKey}</span>
          </p>
          {([-1, 1] as const).map((step) => (
            <IconButton
              key={step}
              label={(step < 0 ? texts.moveEarlier : texts.moveLater)(nameOf(shown, selected))}
              icon={
                <Icon
                  path={ARROW_RIGHT}
                  size={18}
                  strokeWidth={1.75}
                  className={step < 0 ? styles.earlier : styles.later}
                />
              }
              aria-disabled={media[selected + step] === undefined || undefined}
              onClick={() => key !== undefined && move(key, shown.id, selected + step)}
            />
          ))}
        </div>
      )}
      {shown && onAltChange && (
        <TextField
          key={`alt/${key}`}
          large
          label={texts.alt}
          rule={media.length === 1 ? undefined : nameOf(shown, selected)}
          placeholder={texts.altExample}
          autoComplete="off"
          maxLength={maxAltLength}
          aria-description={nameOf(shown, selected)}
          value={shown.alt ?? ''}
          onValueChange={(alt) => onAltChange(shown.id, alt)}
          onFocus={focus.onFocus}
          onBlur={focus.onBlur}
        />
      )}
      <span role="status" className={visuallyHidden}>
        {said}
      </span>
    </section>
  );
}

function placeUnder(list: HTMLElement | null, x: number, y: number): number | undefined {
  const entries = [...(list?.children ?? [])];
  const place = entries.findIndex((entry) => {
    const { left, right, top, bottom } = entry.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return place < 0 ? undefined : place;
}

interface StageProps extends Pick<ComposerMediaProps, 'edgeToEdge'> {
  medium: ComposerMediaItem;
  name: string;
  aspectRatio: number | undefined;
  focus: FocusPlace;
  onRemove: (() => void) | undefined;
  onCrop: (() => void) | undefined;
}

function Stage({
  medium: { kind, preview, src, status = 'done' },
  name,
  aspectRatio,
  focus,
  edgeToEdge,
  onRemove,
  onCrop,
}: StageProps) {
  const texts = useMessages(composerMediaMessages);
  const isUnderWay = status === 'waiting' || status === 'uploading';
  const picture = src || preview;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the focus of the buttons in it
    <div
      className={styles.stage}
      data-edge-to-edge={edgeToEdge || undefined}
      style={{ aspectRatio }}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
    >
      {picture && <img src={picture} alt="" draggable={false} className={styles.whole} />}
      {kind === 'video' && (
        <span aria-hidden className={styles.playable}>
          <Icon path={PLAY} size={28} />
        </span>
      )}
      <div className={styles.tools}>
        {onCrop && (
          <IconButton
            className={styles.tool}
            label={texts.cropOf(name)}
            icon={<Icon path={CROP} size={18} strokeWidth={1.75} />}
            onClick={onCrop}
          />
        )}
        {onRemove && (
          <IconButton
            className={styles.tool}
            label={(isUnderWay ? texts.cancel : texts.remove)(name)}
            icon={<Icon path={X} size={18} strokeWidth={1.75} />}
            onClick={(event) => {
              if (isStrayClick(event)) return;
              // Safari does not focus a clicked button, so the focus is recorded here.
              focus.onFocus();
              onRemove();
            }}
          />
        )}
      </div>
    </div>
  );
}

interface MediumProps {
  medium: ComposerMediaItem;
  /** Place from 1; undefined for the only medium. */
  place: number | undefined;
  name: string;
  hintId: string | undefined;
  focus: FocusPlace;
  isSelected: boolean;
  onSelect(): void;
  /** Called with width / height of the preview once it has loaded. */
  onRatio(ratio: number): void;
  /** Moves the medium to a place computed from its current one. */
  onMove: ((to: (place: number) => number) => void) | undefined;
  placeUnder(x: number, y: number): number | undefined;
  onRetry: (() => void) | undefined;
}

/** Entries may stand in a row or a column, so both axes count alike. */
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
  place,
  name,
  hintId,
  focus,
  isSelected,
  onSelect,
  onRatio,
  onMove,
  placeUnder: placeAt,
  onRetry,
}: MediumProps) {
  const texts = useMessages(composerMediaMessages);
  const [isDragged, setDragged] = useState(false);
  const thumb = useRef<HTMLDivElement>(null);
  const { kind, preview, status = 'done', progress = 0, problem } = medium;
  const isUnderWay = status === 'waiting' || status === 'uploading';

  function moveByKey(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step || !onMove || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onSelect();
    onMove(step);
  }
  const drag = useEffectEvent((x: number, y: number) => {
    const to = placeAt(x, y);
    if (to !== undefined) onMove?.(() => to);
  });
  // Each move reinserts the picture into the document, so it misses events; the window does not.
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
  const face = (
    <>
      {preview ? (
        <img
          src={preview}
          alt=""
          draggable={false}
          className={styles.picture}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            if (naturalHeight > 0) onRatio(naturalWidth / naturalHeight);
          }}
        />
      ) : (
        <span className={styles.picture} />
      )}
      {place !== undefined && (
        <span aria-hidden className={styles.place}>
          {place}
        </span>
      )}
      {kind === 'video' && (
        <span aria-hidden className={styles.video}>
          <Icon path={PLAY} size={14} />
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
        {place !== undefined ? (
          <button
            ref={focus.ref}
            type="button"
            className={styles.handle}
            aria-label={name}
            aria-describedby={hintId}
            aria-current={isSelected || undefined}
            onClick={onSelect}
            onKeyDown={moveByKey}
            onPointerDown={(event) => {
              if (event.button === 0 && onMove) setDragged(true);
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
          // Over the picture, so that nothing moves when the upload is done.
          <ProgressBar
            className={styles.progress}
            label={`${status === 'waiting' ? texts.waiting : texts.uploading}: ${name}`}
            hideLabel
            value={Math.round((Number.isFinite(progress) ? progress : 0) * 100)}
          />
        )}
        {status === 'failed' && (
          <div className={styles.failure}>
            <p role={problem ? undefined : 'alert'} className={styles.failed}>
              {texts.failed}
            </p>
            {onRetry && (
              <button
                type="button"
                className={styles.retry}
                aria-label={texts.retry(name)}
                onClick={() => {
                  // The pressed button disappears, so the thumbnail gets the focus.
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

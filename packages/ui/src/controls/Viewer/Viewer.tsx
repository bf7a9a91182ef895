'use client';
import * as Dialog from 'radix-ui/dialog';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { takesEscape } from '../../interaction/escape.ts';
import { PagePadding } from '../../interaction/PagePadding.tsx';
import { isRightToLeft, stepOfArrow } from '../../interaction/stepOfArrow.ts';
import { useIsDrawn } from '../../interaction/useIsDrawn.ts';
import { useSwipe } from '../../interaction/useSwipe.ts';
import { useWheelSteps } from '../../interaction/useWheelSteps.ts';
import { useMessages, usePortalContainer } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { classNames } from '../classNames.ts';
import { dialogsMessages } from '../dialogs.messages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CHEVRON_LEFT } from '../icons/chevron-left.ts';
import { CHEVRON_RIGHT } from '../icons/chevron-right.ts';
import { X } from '../icons/x.ts';
import { closingOn, type OpenProps, useOpen } from '../useOpen.ts';
import * as styles from './Viewer.css.ts';

/** What a `Viewer` shows, how it is stepped through, and the properties of an HTML `div`, which are those of its panel. */
export interface ViewerProps extends OpenProps, ComponentProps<'div'> {
  /** A button that opens it, where it stands. */
  trigger?: ReactElement | undefined;
  /** Steps back; left out at the first thing, because there is no wrapping round. */
  onPrevious?: (() => void) | undefined;
  /** Steps forward; left out at the last thing. */
  onNext?: (() => void) | undefined;
  /** Name of the button that steps back: "Previous product". */
  previousLabel: string;
  /** Name of the button that steps forward. */
  nextLabel: string;
  /** The name of what is shown, read out after a step; empty while it is not known. */
  announcement: string;
  /** Whether what is shown is still on its way. */
  busy?: boolean | undefined;
  /** Whether the mouse wheel steps too. What scrolls under the pointer keeps the wheel until its end. */
  wheel?: boolean | undefined;
  /**
   * Along which line a finger steps: sideways, 50 px, by default; upright, 100 px, where strokes to the sides are for what is shown.
   * What scrolls under the finger keeps the stroke until its end.
   */
  swipe?: 'sideways' | 'upright' | undefined;
  /**
   * What gets the focus on closing: best the entry in the page of what was shown last. Without it, or when it gives
   * null, what had the focus before.
   */
  focusOnClose?: (() => HTMLElement | null) | undefined;
  /**
   * Where the buttons are on a phone: in a bar `above` what is shown, by default, or `over` it, each on a disc of its own, where that
   * begins with a picture.
   */
  bar?: 'above' | 'over' | undefined;
  /** Class of the frame that the content stands in. */
  frameClassName?: string | undefined;
  /** What is shown; it has one `ViewerTitle`. */
  children: ReactNode;
}

/**
 * A dialog that shows one thing of a row, on a phone as a sheet of full height: buttons, arrow keys, a swipe and, where
 * it is wanted, the wheel step through the row, and none of them moves the focus.
 */
export function Viewer({
  open: given,
  defaultOpen,
  onOpenChange,
  focusOnClose,
  trigger,
  onPrevious,
  onNext,
  previousLabel,
  nextLabel,
  announcement,
  busy,
  wheel,
  swipe,
  bar = 'above',
  frameClassName,
  className,
  children,
  onKeyDown,
  ...rest
}: ViewerProps) {
  const [open, change] = useOpen({ open: given, defaultOpen, onOpenChange });
  const closeButton = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const focusedBefore = useRef<Element | null>(null);
  const isDrawn = useIsDrawn();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => change(next, next ? 'trigger' : 'close')}>
      {trigger && (
        <Dialog.Trigger asChild ref={opener}>
          {trigger}
        </Dialog.Trigger>
      )}
      <Place isDrawn={isDrawn}>
        <Dialog.Overlay className={styles.overlay} data-scrim="" data-drawn={isDrawn || undefined}>
          <PagePadding />
        </Dialog.Overlay>
        <Dialog.Content
          aria-describedby={undefined}
          {...rest}
          role="dialog"
          className={classNames(styles.panel, className)}
          data-state={open ? 'open' : 'closed'}
          data-drawn={isDrawn || undefined}
          data-bar={bar}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (takesEscape(event)) change(false, 'escape');
            else stepByKey(event, { onPrevious, onNext });
          }}
          {...closingOn(change)}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            const focused = document.activeElement;
            // Some browsers give no focus to a button that is pressed.
            focusedBefore.current = focused === document.body ? opener.current : focused;
            closeButton.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const before = focusedBefore.current;
            const target = focusOnClose?.() ?? (before instanceof HTMLElement ? before : null);
            // Whatever opened the viewer is where the person left it, and what has the focus by now was shown by who gave it; the
            // entry of another thing may be off-screen. What is higher than the window is in sight anyway.
            const isPage = target !== null && target.offsetHeight > window.innerHeight;
            target?.focus({
              preventScroll: isPage || target === before || target === document.activeElement,
            });
          }}
        >
          <Panel
            onPrevious={onPrevious}
            onNext={onNext}
            previousLabel={previousLabel}
            nextLabel={nextLabel}
            announcement={announcement}
            busy={busy}
            wheel={wheel}
            swipe={swipe}
            frameClassName={frameClassName}
            closeButton={closeButton}
          >
            {children}
          </Panel>
        </Dialog.Content>
      </Place>
    </Dialog.Root>
  );
}

/** Where a server drew it, it stays; else it lies where overlays do. */
function Place({ isDrawn, children }: { isDrawn: boolean; children: ReactNode }) {
  const container = usePortalContainer();
  return isDrawn ? children : <Dialog.Portal container={container}>{children}</Dialog.Portal>;
}

type PanelProps = Pick<
  ViewerProps,
  | 'onPrevious'
  | 'onNext'
  | 'previousLabel'
  | 'nextLabel'
  | 'announcement'
  | 'busy'
  | 'wheel'
  | 'swipe'
  | 'frameClassName'
  | 'children'
> & {
  closeButton: RefObject<HTMLButtonElement | null>;
};

function Panel({
  onPrevious,
  onNext,
  previousLabel,
  nextLabel,
  announcement,
  busy = false,
  wheel = false,
  swipe = 'sideways',
  frameClassName,
  children,
  closeButton,
}: PanelProps) {
  const { close } = useMessages(dialogsMessages);
  const frame = useRef<HTMLDivElement>(null);
  const strokes = useSwipe(
    swipe === 'upright'
      ? { onSwipeUp: onNext, onSwipeDown: onPrevious }
      : {
          onSwipeLeft: () => (isRightToLeft(frame.current) ? onPrevious : onNext)?.(),
          onSwipeRight: () => (isRightToLeft(frame.current) ? onNext : onPrevious)?.(),
        },
  );
  const onWheel = useWheelSteps({ onPrevious, onNext, disabled: !wheel });
  return (
    <>
      <div className={styles.bar}>
        {(onPrevious || onNext) && (
          <>
            <IconButton
              className={styles.previous}
              label={previousLabel}
              icon={<Icon path={CHEVRON_LEFT} size={20} className={styles.chevron} />}
              aria-disabled={!onPrevious || undefined}
              onClick={onPrevious}
            />
            <IconButton
              className={styles.next}
              label={nextLabel}
              icon={<Icon path={CHEVRON_RIGHT} size={20} className={styles.chevron} />}
              aria-disabled={!onNext || undefined}
              onClick={onNext}
            />
          </>
        )}
        <Dialog.Close asChild>
          <IconButton
            ref={closeButton}
            className={styles.close}
            label={close}
            icon={<Icon path={X} size={20} />}
          />
        </Dialog.Close>
      </div>
      <div
        ref={frame}
        className={classNames(styles.frame, frameClassName)}
        aria-busy={busy}
        data-upright={swipe === 'upright' || undefined}
        onWheel={onWheel}
        {...strokes}
      >
        {children}
      </div>
      <StepAnnouncement text={announcement} />
    </>
  );
}

/** Closes a `Viewer`: its one child, where what is shown offers nothing else to do. */
export function ViewerClose({ children }: { children: ReactElement }) {
  return <Dialog.Close asChild>{children}</Dialog.Close>;
}

/** The name of what a `Viewer` shows, which is the dialog's name too. */
export function ViewerTitle(props: ComponentProps<'h2'>) {
  return <Dialog.Title {...props} />;
}

/** Says what is shown now after a step; the first name is not said, because the dialog has it. */
function StepAnnouncement({ text }: { text: string }) {
  const [first, setFirst] = useState<string | null>(text);
  if (first !== null && text !== first) setFirst(null);
  return (
    <div aria-live="polite" className={visuallyHidden}>
      {first === null && text}
    </div>
  );
}

function stepByKey(
  event: KeyboardEvent<HTMLElement>,
  { onPrevious, onNext }: Pick<ViewerProps, 'onPrevious' | 'onNext'>,
) {
  const step = stepOfArrow(event);
  if (!step) return;
  event.preventDefault();
  if (step === 1) onNext?.();
  else onPrevious?.();
}

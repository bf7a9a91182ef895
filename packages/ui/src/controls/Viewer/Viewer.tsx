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
import { PagePadding } from '../../interaction/PagePadding.tsx';
import { isRightToLeft, stepOfArrow } from '../../interaction/stepOfArrow.ts';
import { useIsDrawn } from '../../interaction/useIsDrawn.ts';
import { useLayer } from '../../interaction/useLayer.ts';
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
import { type OpenProps, useOpen } from '../useOpen.ts';
import * as styles from './Viewer.css.ts';

/** Props of `Viewer`, including those of a `<div>`. */
export interface ViewerProps extends OpenProps, ComponentProps<'div'> {
  /** Button that opens the viewer, rendered in place. */
  trigger?: ReactElement | undefined;
  /** Steps back; omit it at the first thing. */
  onPrevious?: (() => void) | undefined;
  /** Steps forward; omit it at the last thing. */
  onNext?: (() => void) | undefined;
  /** Name of the button that steps back: "Previous product". */
  previousLabel: string;
  /** Name of the button that steps forward. */
  nextLabel: string;
  /** Name of the shown thing, announced after a step; empty while it is unknown. */
  announcement: string;
  /** Whether the shown thing is still loading. */
  busy?: boolean | undefined;
  /** Whether the mouse wheel steps too. A scrollable area under the pointer scrolls to its end first. */
  wheel?: boolean | undefined;
  /**
   * Axis of the swipe that steps: sideways (50 px, the default), or upright (100 px) for content with
   * sideways swipes. Scrollable areas scroll to their end first.
   */
  swipe?: 'sideways' | 'upright' | undefined;
  /**
   * Returns the element to focus on closing, such as the last shown thing's entry; by default, the previously
   * focused one.
   */
  focusOnClose?: (() => HTMLElement | null) | undefined;
  /**
   * Place of the buttons on a phone: in a bar `above` the content (the default), or `over` content that
   * begins with a picture.
   */
  bar?: 'above' | 'over' | undefined;
  /**
   * Place of the close button `over` the content. At the `start`, swipes replace the buttons that step on touch
   * screens.
   */
  closeAt?: 'start' | 'end' | undefined;
  /** Class of the frame around the content. */
  frameClassName?: string | undefined;
  /** The shown content; it contains one `ViewerTitle`. */
  children: ReactNode;
}

/**
 * A dialog that shows one thing of a row; on a phone, a sheet of full height. Buttons, arrow keys, swipes and
 * optionally the wheel step.
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
  closeAt = 'end',
  frameClassName,
  className,
  children,
  onKeyDown,
  ...rest
}: ViewerProps) {
  const [open, change] = useOpen({ open: given, defaultOpen, onOpenChange });
  const layer = useLayer(open, {
    onEscape() {
      change(false, 'escape');
      return true;
    },
    onPressOutside: () => change(false, 'outside'),
  });
  const closeButton = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const focusedBefore = useRef<Element | null>(null);
  const isDrawn = useIsDrawn();
  const [stepped, setStepped] = useState<'back' | 'on'>();
  if (!open && stepped) setStepped(undefined);
  const stepping = (way: 'back' | 'on', step: (() => void) | undefined) =>
    step &&
    (() => {
      setStepped(way);
      step();
    });
  const steps = { onPrevious: stepping('back', onPrevious), onNext: stepping('on', onNext) };
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
          data-close={closeAt}
          data-stepped={stepped}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            stepByKey(event, steps);
          }}
          {...layer}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            const focused = document.activeElement;
            // Some browsers do not focus a pressed button; the opener then counts as focused.
            focusedBefore.current = focused === document.body ? opener.current : focused;
            closeButton.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const before = focusedBefore.current;
            const target = focusOnClose?.() ?? (before instanceof HTMLElement ? before : null);
            // Scrolls to the target only if it is the entry of another thing, and not higher than the window.
            const isPage = target !== null && target.offsetHeight > window.innerHeight;
            target?.focus({
              preventScroll: isPage || target === before || target === document.activeElement,
            });
          }}
        >
          <Panel
            {...steps}
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

/** A server-rendered viewer stays in place; any other is in a portal. */
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

/** Makes its one child, a button, close the `Viewer`. */
export function ViewerClose({ children }: { children: ReactElement }) {
  return <Dialog.Close asChild>{children}</Dialog.Close>;
}

/** The name of the shown thing, which is also the dialog's name. */
export function ViewerTitle(props: ComponentProps<'h2'>) {
  return <Dialog.Title {...props} />;
}

/** Announces steps only, because the dialog already has the first thing's name. */
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

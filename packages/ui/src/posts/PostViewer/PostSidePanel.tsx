import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { CHEVRON_DOWN } from '../../controls/icons/chevron-down.ts';
import { isStrayClick } from '../../interaction/isStrayClick.ts';
import { useLayer } from '../../interaction/useLayer.ts';
import { useSwipe } from '../../interaction/useSwipe.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { postViewerMessages } from '../post-viewer.messages.ts';
import * as styles from './PostViewer.css.ts';
import type { PostPanel } from './post-viewer-props.ts';

interface PostSidePanelProps {
  panel: PostPanel;
  /** The button that opened the panel, if it had the focus. */
  opener: RefObject<HTMLElement | null>;
  onClose(): void;
  children: ReactNode;
}

/**
 * Comments or links beside the media. On a phone, the panel covers the post above its actions, takes the focus
 * and returns it; a press on its head or a stroke down closes it.
 */
export function PostSidePanel({ panel, opener: pressed, onClose, children }: PostSidePanelProps) {
  const messages = useMessages(postViewerMessages);
  const id = useId();
  const section = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const titles = { comments: messages.comments, links: messages.links };
  const closes = { comments: messages.closeComments, links: messages.closeLinks };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each panel takes the focus anew
  useEffect(() => {
    const element = section.current;
    if (!element || !liesOverThePost(element)) return;
    // Only a panel opened by its focused button takes the focus.
    const opener = pressed.current;
    if (!opener || ![opener, document.body].includes(document.activeElement as HTMLElement)) return;
    close.current?.focus({ preventScroll: true });
    return () => {
      if (element.contains(document.activeElement) || document.activeElement === document.body)
        opener.focus({ preventScroll: true });
    };
  }, [panel, pressed]);

  const stroke = useSwipe({ onSwipeDown: onClose });
  useLayer(
    true,
    {
      onEscape() {
        const isOver = section.current !== null && liesOverThePost(section.current);
        if (isOver) onClose();
        return isOver;
      },
    },
    section,
  );

  return (
    // Not a landmark, since the content may be one.
    // biome-ignore lint/a11y/useSemanticElements: not a set of fields
    <div role="group" ref={section} aria-labelledby={id} className={styles.sidePanel}>
      <div
        className={styles.panelHead}
        {...stroke}
        onTouchStart={(event) => {
          // The viewer around would step to another post.
          event.stopPropagation();
          stroke.onTouchStart(event);
        }}
      >
        <h3 id={id} className={styles.panelTitle}>
          {titles[panel]}
        </h3>
        <button
          ref={close}
          type="button"
          className={styles.panelClose}
          aria-label={closes[panel]}
          onClick={(event) => isStrayClick(event) || onClose()}
        >
          <Icon path={CHEVRON_DOWN} size={22} className={styles.panelChevron} />
        </button>
      </div>
      {/* Keyed, so that another panel begins at its top. */}
      <div key={panel} className={styles.panelBody}>
        {children}
      </div>
    </div>
  );
}

const liesOverThePost = (section: HTMLElement) => getComputedStyle(section).position === 'absolute';

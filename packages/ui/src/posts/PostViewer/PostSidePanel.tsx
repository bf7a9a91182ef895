import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { X } from '../../controls/icons/x.ts';
import { useOwnEscape } from '../../interaction/useOwnEscape.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { postViewerMessages } from '../post-viewer.messages.ts';
import * as styles from './PostViewer.css.ts';
import type { PostPanel } from './post-viewer-props.ts';

interface PostSidePanelProps {
  panel: PostPanel;
  onClose(): void;
  children: ReactNode;
}

/** Comments or links: beside the media, on a phone a sheet over the foot of the post, which takes the focus and gives it back. */
export function PostSidePanel({ panel, onClose, children }: PostSidePanelProps) {
  const messages = useMessages(postViewerMessages);
  const id = useId();
  const section = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const titles = { comments: messages.comments, links: messages.links };
  const closes = { comments: messages.closeComments, links: messages.closeLinks };

  useEffect(() => {
    const element = section.current;
    if (!element || !liesOverThePost(element)) return;
    const opener = element.parentElement?.querySelector<HTMLElement>(`[data-panel=${panel}]`);
    // Only where somebody pressed for it: a panel that is there from the start takes nothing.
    if (opener !== document.activeElement) return;
    close.current?.focus({ preventScroll: true });
    return () => {
      if (element.contains(document.activeElement) || document.activeElement === document.body)
        opener?.focus({ preventScroll: true });
    };
  }, [panel]);

  useOwnEscape(true, section, () => {
    const isOver = section.current !== null && liesOverThePost(section.current);
    if (isOver) onClose();
    return isOver;
  });

  return (
    // No landmark: what stands in it may be one.
    // biome-ignore lint/a11y/useSemanticElements: no set of fields
    <div role="group" ref={section} aria-labelledby={id} className={styles.sidePanel}>
      <div className={styles.panelHead}>
        <h3 id={id} className={styles.panelTitle}>
          {titles[panel]}
        </h3>
        <IconButton
          ref={close}
          className={styles.panelClose}
          label={closes[panel]}
          icon={<Icon path={X} size={20} />}
          onClick={onClose}
        />
      </div>
      {/* By panel: another one begins at its top. */}
      <div key={panel} className={styles.panelBody}>
        {children}
      </div>
    </div>
  );
}

/** Whether there is no room for it beside the media. */
const liesOverThePost = (section: HTMLElement) => getComputedStyle(section).position === 'absolute';

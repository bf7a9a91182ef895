import { type FocusEvent, useId, useState } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { kerningFor } from '../../format/kerningFor.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { postViewerMessages } from '../post-viewer.messages.ts';
import { RichCaption, type RichCaptionProps } from '../RichCaption/RichCaption.tsx';
import * as styles from './PostViewer.css.ts';

/** Captions with more characters can be unfolded, even if they fit into two lines. */
const SHORT = 70;

interface PostCaptionProps extends Pick<RichCaptionProps, 'text' | 'onLinkOpen'> {
  links: RichCaptionProps['links'] | undefined;
  /** Whether a panel stands below, which an unfolded caption must not push away. */
  sharesRoom: boolean;
  /** Whether something covers the caption. */
  inert: boolean;
}

/** Shows a caption. One longer than `SHORT` is cut to two lines until unfolded. */
export function PostCaption({ text, links = none, onLinkOpen, sharesRoom, inert }: PostCaptionProps) {
  const { showMore, showLess } = useMessages(postViewerMessages);
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  const isLong = [...text].length > SHORT;
  // A link in the folded part would have the focus out of sight. Browsers may have scrolled to it already.
  const unfoldFor = ({ currentTarget, target }: FocusEvent) => {
    const isBelow = target.getBoundingClientRect().bottom > currentTarget.getBoundingClientRect().bottom + 1;
    if (isBelow || currentTarget.scrollTop > 0) setUnfolded(true);
  };
  return (
    <div
      className={classNames(
        styles.caption,
        styles.arriving,
        isLong && styles.long,
        sharesRoom && styles.sharing,
      )}
      inert={inert}
    >
      <p
        id={id}
        dir="auto"
        className={styles.words}
        style={kerningFor(text)}
        data-folded={(isLong && !isUnfolded) || undefined}
        onFocus={unfoldFor}
      >
        {links.length === 0 ? text : <RichCaption text={text} links={links} onLinkOpen={onLinkOpen} />}
      </p>
      {isLong && (
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? showLess : showMore}
        </button>
      )}
    </div>
  );
}

const none: RichCaptionProps['links'] = [];

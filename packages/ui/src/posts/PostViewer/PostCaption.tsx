import { useId, useState } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { kerningFor } from '../../format/kerningFor.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { postViewerMessages } from '../post-viewer.messages.ts';
import * as styles from './PostViewer.css.ts';

/** Captions of more characters than this can be unfolded, whether or not they fill their two lines. */
const SHORT = 70;

interface PostCaptionProps {
  text: string;
  /** Whether a panel stands below it, which is not pushed out of the window by what is unfolded. */
  sharesRoom: boolean;
}

/** What a post says: two lines, and the rest when it is asked for; all of it where nobody could ask, as of a few words in large letters. */
export function PostCaption({ text, sharesRoom }: PostCaptionProps) {
  const { showMore, showLess } = useMessages(postViewerMessages);
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  const isLong = [...text].length > SHORT;
  return (
    <div className={classNames(styles.caption, sharesRoom && styles.sharing)}>
      <p
        id={id}
        dir="auto"
        className={styles.words}
        style={kerningFor(text)}
        data-folded={(isLong && !isUnfolded) || undefined}
      >
        {text}
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

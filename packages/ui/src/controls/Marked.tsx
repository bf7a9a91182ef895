import type { ReactNode } from 'react';
import { matchedParts } from '../format/matched-parts.ts';
import * as styles from './Marked.css.ts';

/** A text whose parts that match a search are bold. */
export function Marked({ text, query }: { text: string; query: string }): ReactNode {
  let place = 0;
  return (
    <bdi>
      {matchedParts(text ?? '', query).map((part) => {
        const key = place;
        place += part.text.length;
        return part.isMatch ? (
          <b key={key} className={styles.match}>
            {part.text}
          </b>
        ) : (
          part.text
        );
      })}
    </bdi>
  );
}

import { useState } from 'react';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { SEARCH } from '../../controls/icons/search.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import * as styles from './SavedSearchList.css.ts';

/** Maximum number of pictures that fit. */
const MOST_PICTURES = 3;

/** Up to three pictures side by side in a square; without any, a magnifier. Decoration beside the title. */
export function SavedSearchMosaic({ pictures }: { pictures: readonly string[] }) {
  const { imageComponent: Image } = useUi();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = [...new Set(pictures)].filter((src) => src && !failed.includes(src)).slice(0, MOST_PICTURES);
  return (
    <span aria-hidden className={styles.mosaic} data-pictures={shown.length}>
      {shown.length === 0 && <Icon path={SEARCH} size={20} strokeWidth={1.75} />}
      {shown.map((src) => (
        <Image
          key={src}
          className={styles.picture}
          src={src}
          alt=""
          loading="lazy"
          fetchPriority="low"
          decoding="async"
          onError={() => setFailed((before) => [...before, src])}
        />
      ))}
    </span>
  );
}

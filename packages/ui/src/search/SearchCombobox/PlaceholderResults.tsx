import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import * as styles from './SearchCombobox.css.ts';
import { PICTURES_IN_A_ROW, type SearchTab } from './search-option.ts';

const BOTH = ['rows', 'pictures'] as const;
/** Parts of the width that the words of the rows take. */
const ROWS = [0.5, 0.7, 0.4, 0.6, 0.45];

/** Boxes in place of results that are being searched. */
export function PlaceholderResults({ shows = BOTH }: Pick<SearchTab, 'shows'>) {
  return (
    <div className={styles.sides} data-two={shows.length > 1 ? 'pictures' : undefined}>
      {shows.includes('rows') && (
        <div className={styles.group}>
          <HeadingToCome />
          {ROWS.map((width) => (
            <div key={width} className={styles.rowToCome}>
              <Skeleton width={44} height={44} radius="pill" />
              <Skeleton width={`${width * 100}%`} height="0.9em" />
            </div>
          ))}
        </div>
      )}
      {shows.includes('pictures') && (
        <div className={styles.group}>
          <HeadingToCome />
          <div className={styles.pictures}>
            {[0, 1].map((row) => (
              <div key={row} className={styles.pictureRow}>
                {Array.from({ length: PICTURES_IN_A_ROW }, (_, place) => `${row} ${place}`).map((key) => (
                  <div key={key} className={styles.pictureToCome}>
                    <Skeleton width="100%" aspectRatio="4 / 5" />
                  </div>
                ))}
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

const HeadingToCome = () => (
  <div className={styles.heading}>
    <div className={styles.headingToCome}>
      <Skeleton width="4rem" height="0.8em" />
    </div>
  </div>
);

import type { Product } from '@vitrine/api';
import * as styles from './FoundByPeople.css.ts';

export interface FoundByPeopleProps {
  /** None while they are loading. */
  products: readonly Product[];
  texts: Record<'foundBy' | 'everyPiece' | 'follow', string>;
}

/** Further pages may hold products of nobody, but must not change the text above. */
const FIRST_PAGE = 20;

const MOST_FACES = 5;

/** Says that people found the products, with the faces of the first of them. */
export function FoundByPeople({ products, texts }: FoundByPeopleProps) {
  const first = products.slice(0, FIRST_PAGE);
  const faces = new Set(first.flatMap(({ ownerPictureUrl = [] }) => ownerPictureUrl));
  return (
    <div className={styles.people}>
      {first.some(({ username }) => username) && (
        <>
          {faces.size > 0 && (
            <div className={styles.faces}>
              {[...faces].slice(0, MOST_FACES).map((face) => (
                <img key={face} className={styles.face} src={face} alt="" loading="lazy" />
              ))}
            </div>
          )}
          <div className={styles.title}>{texts.foundBy}</div>
          <div className={styles.more}>
            {first.every(({ username }) => username) && <div>{texts.everyPiece}</div>}
            {texts.follow}
          </div>
        </>
      )}
    </div>
  );
}

import type { OpenedLink } from '@vitrine/api';
import { useMessages } from '@vitrine/ui';
import * as styles from './AnalyticsPage.css.ts';
import { analyticsPageMessages } from './analytics.messages.ts';

export interface OpenedLinksProps {
  links: readonly OpenedLink[];
  /** Id of the link whose days are shown; undefined for all. */
  chosen: string | undefined;
  onChoose(id: string | undefined): void;
}

/** The links that were opened most. A pressed one is shown alone. */
export function OpenedLinks({ links, chosen, onChoose }: OpenedLinksProps) {
  const texts = useMessages(analyticsPageMessages);
  return (
    <section aria-label={texts.mostOpened} className={styles.numbers}>
      <h2 className={styles.title}>{texts.mostOpened}</h2>
      {links.length === 0 && <p className={styles.note}>{texts.noOpenings}</p>}
      {links.length > 0 && (
        <ul className={styles.links}>
          <li>
            <button
              type="button"
              aria-pressed={chosen === undefined}
              className={styles.link}
              onClick={() => onChoose(undefined)}
            >
              {texts.allLinks}
            </button>
          </li>
          {links.map(({ id, label, openings }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={chosen === id}
                className={styles.link}
                onClick={() => onChoose(id)}
              >
                <bdi className={styles.label}>{label}</bdi>
                <span className={styles.note}>{texts.opened(openings)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

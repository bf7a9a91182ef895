import { Callout, LegalDocument, type LegalSection, Skeleton, useMessages } from '@vitrine/ui';
import { Footer } from '../shell/page/Footer.tsx';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import * as styles from './LegalPage.css.ts';
import { legalMessages } from './legal.messages.ts';
import { Markdown } from './Markdown.tsx';

/** A section of a legal page: a text, or a list of texts, in Markdown. */
export interface LegalText {
  key: string;
  title: string;
  text: string | readonly string[];
}

export interface LegalPageProps {
  title: string;
  /** Undefined while loading. */
  sections: readonly LegalText[] | undefined;
  isTemplate: boolean;
}

/** A legal document; sections without a text are left out. */
export function LegalPage({ title, sections, isTemplate }: LegalPageProps) {
  const texts = useMessages(legalMessages);
  usePageTitle(title);
  return (
    <div className={styles.page}>
      {sections ? (
        <LegalDocument
          title={title}
          notice={isTemplate && <Callout tone="warning">{texts.template}</Callout>}
          sections={sections.filter(({ text }) => text.length > 0).map(shown)}
        />
      ) : (
        <div className={styles.awaited} role="status" aria-label={texts.loading}>
          <h1 className={styles.title}>{title}</h1>
          <Skeleton width="100%" height="16rem" />
        </div>
      )}
      <Footer />
    </div>
  );
}

const shown = ({ key, title, text }: LegalText): LegalSection => ({
  key,
  title,
  content:
    typeof text === 'string' ? (
      <Markdown text={text} />
    ) : (
      <ul>
        {text.map((item) => (
          <li key={item}>
            <Markdown text={item} />
          </li>
        ))}
      </ul>
    ),
});

'use client';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { CHEVRON_DOWN } from '../../controls/icons/chevron-down.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { legalDocumentMessages } from '../legal-document.messages.ts';
import * as styles from './LegalDocument.css.ts';

/** A section of a `LegalDocument`. */
export interface LegalSection {
  /** Unique in the document; part of the section's address. */
  key: string;
  title: string;
  /** Paragraphs, lists, and headings from level 3 on. */
  content: ReactNode;
}

/** Props of `LegalDocument`, including those of an `<article>`. */
export interface LegalDocumentProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  title: string;
  /** Heading level of the title; 1 by default. The sections are one level below. */
  headingLevel?: 1 | 2 | undefined;
  /** A notice above the first section. */
  notice?: ReactNode;
  sections: readonly LegalSection[];
}

/**
 * A long text in sections, with a list of contents: beside the text on desktops, folded above it on phones.
 * Renders an `<article>`.
 */
export function LegalDocument({
  title,
  headingLevel = 1,
  notice,
  sections,
  className,
  ...rest
}: LegalDocumentProps) {
  const { contents } = useMessages(legalDocumentMessages);
  const id = useId();
  const Title = `h${headingLevel}` as const;
  const Heading = `h${headingLevel === 1 ? 2 : 3}` as const;
  const links = (
    <ol className={styles.links}>
      {sections?.map((section, place) => (
        // Sections keep their places, and two of them may have the same key.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={place}>
          <a href={`#${section.key}`} className={styles.link}>
            {section.title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <article aria-labelledby={id} {...rest} className={classNames(styles.document, className)}>
      <Title id={id} className={styles.title}>
        {title}
      </Title>
      <nav aria-label={contents} className={styles.beside}>
        <p aria-hidden className={styles.contents}>
          {contents}
        </p>
        {links}
      </nav>
      <details className={styles.folded}>
        <summary className={styles.summary}>
          {contents}
          <Icon path={CHEVRON_DOWN} size={18} strokeWidth={1.75} className={styles.chevron} />
        </summary>
        <nav aria-label={contents}>{links}</nav>
      </details>
      <div className={styles.text}>
        {notice}
        {sections?.map((section, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as in the list of contents
          <section key={place} id={section.key} className={styles.section} tabIndex={-1}>
            <Heading className={styles.heading}>{section.title}</Heading>
            <div className={styles.content}>{section.content}</div>
          </section>
        ))}
      </div>
    </article>
  );
}

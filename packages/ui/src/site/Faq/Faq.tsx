'use client';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { ARROW_RIGHT } from '../../controls/icons/arrow-right.ts';
import { CHEVRON_DOWN } from '../../controls/icons/chevron-down.ts';
import { Marked } from '../../controls/Marked.tsx';
import { hasWords } from '../../format/matched-parts.ts';
import { useLinkComponent, useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { faqMessages } from '../faq.messages.ts';
import * as styles from './Faq.css.ts';

/** A question of a `Faq`. */
export interface FaqQuestion {
  /** Unique in the `Faq`. */
  key: string;
  question: string;
  answer: string;
  /** The page that the answer is about. */
  link?: { href: string; label: string } | undefined;
}

/** Questions on one subject. */
export interface FaqCategory {
  key: string;
  title: string;
  questions: readonly FaqQuestion[];
}

/** Props of `Faq`, including those of a `<div>`. */
export interface FaqProps extends Omit<ComponentProps<'div'>, 'children'> {
  categories: readonly FaqCategory[];
  /** Words to search for: only questions that have them all are shown, with the words in bold. */
  query?: string | undefined;
  /** Replaces the questions if none has the words. */
  empty?: ReactNode;
  /** Heading level of the categories; 2 by default. */
  headingLevel?: 2 | 3 | undefined;
}

/** Questions that unfold their answers in place, without scripts too. */
export function Faq({ categories = [], query = '', empty, headingLevel = 2, className, ...rest }: FaqProps) {
  const { found } = useMessages(faqMessages);
  const words = query.trim();
  const shown = questionsWith(categories ?? [], words);
  const count = shown.reduce((sum, { questions }) => sum + questions.length, 0);
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={classNames(styles.faq, className)}>
      <p role="status" className={visuallyHidden}>
        {words !== '' && found(count)}
      </p>
      {shown.map(({ place, title, questions }) => (
        <section key={place} className={styles.category}>
          <Heading className={styles.title}>{title}</Heading>
          {questions.map((question) => (
            <Question key={question.place} {...question} words={words} isAlone={count === 1} />
          ))}
        </section>
      ))}
      {count === 0 && empty}
    </div>
  );
}

/** Filters by words. Questions keep their places, because two may have the same key. */
const questionsWith = (categories: readonly FaqCategory[], words: string) =>
  categories
    .map(({ title, questions }, place) => ({
      place,
      title,
      questions: (questions ?? [])
        .map(({ question, answer, link }, number) => ({ question, answer, link, place: number }))
        .filter(({ question, answer }) => words === '' || hasWords(`${question} ${answer}`, words)),
    }))
    .filter(({ questions }) => questions.length > 0);

interface QuestionProps extends Omit<FaqQuestion, 'key'> {
  words: string;
  isAlone: boolean;
}

function Question({ question, answer, link, words, isAlone }: QuestionProps) {
  const Link = useLinkComponent();
  // An answer that alone has the words would not show why it was found.
  const isUnfolded = words !== '' && (isAlone || !hasWords(question, words));
  return (
    <details key={`${isUnfolded}`} className={styles.item} open={isUnfolded}>
      <summary className={styles.question}>
        <span className={styles.words}>
          <Marked text={question} query={words} />
        </span>
        <Icon path={CHEVRON_DOWN} size={18} strokeWidth={1.75} className={styles.chevron} />
      </summary>
      <div className={styles.answer}>
        <p className={styles.text}>
          <Marked text={answer} query={words} />
        </p>
        {link && (
          <Link href={link.href} className={styles.link}>
            {link.label}
            <Icon path={ARROW_RIGHT} size={16} strokeWidth={1.75} className={styles.arrow} />
          </Link>
        )}
      </div>
    </details>
  );
}

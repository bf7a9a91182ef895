import { type FaqCategory, type MessagesOf, useMessages } from '@vitrine/ui';
import { EDIT_EMAIL } from '../account/edit-profile-address.ts';
import { helpQuestionMessages } from './help.messages.ts';

type Texts = MessagesOf<typeof helpQuestionMessages>;
type Question = { [Key in keyof Texts]: Key extends `${infer Name}Question` ? Name : never }[keyof Texts];

/** Questions by category, each with the address of the page that it is about. */
const CATEGORIES: readonly {
  title: keyof Texts;
  questions: readonly (readonly [question: Question, href: string])[];
}[] = [
  {
    title: 'finding',
    questions: [
      ['search', '/'],
      ['saved', '/results'],
      ['feed', '/'],
    ],
  },
  {
    title: 'likesAndCart',
    questions: [
      ['likes', '/likes'],
      ['buy', '/cart'],
      ['price', '/products/verified'],
    ],
  },
  {
    title: 'posts',
    questions: [
      ['publish', '/create'],
      ['confirmed', '/discover'],
      ['covered', '/discover'],
      ['block', '/settings'],
    ],
  },
  {
    title: 'rooms',
    questions: [
      ['room', '/rooms'],
      ['vote', '/likes'],
      ['move', '/rooms'],
      ['leave', '/rooms'],
    ],
  },
  {
    title: 'account',
    questions: [
      ['email', EDIT_EMAIL],
      ['password', EDIT_EMAIL],
      ['forgot', '/forgot-password'],
      ['mails', '/notification-settings'],
      ['theme', '/settings'],
    ],
  },
];

/** The questions of the help page, in the language of the site. */
export function useHelpQuestions(): FaqCategory[] {
  const texts = useMessages(helpQuestionMessages);
  return CATEGORIES.map(({ title, questions }) => ({
    key: title,
    title: texts[title],
    questions: questions.map(([name, href]) => ({
      key: name,
      question: texts[`${name}Question`],
      answer: texts[`${name}Answer`],
      link: { href, label: texts[`${name}Link`] },
    })),
  }));
}

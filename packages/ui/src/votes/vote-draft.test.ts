import { expect, test } from 'vitest';
import { filledIn, problemOf, type VoteOptionDraft } from './vote-draft.ts';

const photo = (given: object = {}): VoteOptionDraft => ({
  kind: 'photo',
  id: 'a',
  caption: '',
  imageUrl: '',
  ...given,
});
const link = (given: object = {}): VoteOptionDraft => ({
  kind: 'link',
  id: 'b',
  caption: '',
  url: '',
  title: '',
  description: '',
  linkImage: '',
  ...given,
});
const linkCaption = (host: string) => `Link: ${host}`;
const filled = (...options: VoteOptionDraft[]) => filledIn({ question: ' Which? ', options }, linkCaption);

test('an empty caption is filled from the file name of the address, or the host of the link (2 §5)', () => {
  const { question, options } = filled(
    photo({ imageUrl: 'https://a.example/x/red-dress.jpg?w=3' }),
    photo({ file: new File(['x'], 'coat.png') }),
    link({ url: 'https://www.shop.example/coat' }),
  );
  expect(question).toBe('Which?');
  expect(options.map(({ caption }) => caption)).toEqual(['red dress', 'coat', 'Link: shop.example']);
  expect(options[2]).toMatchObject({ title: 'shop.example' });
});

test('a caption that was written stays', () => {
  expect(filled(photo({ caption: ' Mine ', imageUrl: 'https://a.example/b.jpg' })).options[0]?.caption).toBe(
    'Mine',
  );
});

test('a question or caption that draws nothing is empty', () => {
  const { question, options } = filledIn(
    {
      question: '\u200b \u2800',
      options: [photo({ caption: '\u200b', imageUrl: 'https://a.example/red.jpg' })],
    },
    (host) => host,
  );
  expect([question, options[0]?.caption]).toEqual(['', 'red']);
});

test('drafts are checked after they are filled (D58)', () => {
  const good = photo({ imageUrl: 'https://a.example/b.jpg' });
  expect(problemOf({ question: '', options: [] })).toEqual({ problem: 'needsTitle' });
  expect(problemOf(filled(good))).toEqual({ problem: 'needsOptions' });
  expect(problemOf(filled(good, photo({ id: 'x' })))).toEqual({ problem: 'needsPhoto', optionId: 'x' });
  expect(problemOf(filled(good, link({ url: 'javascript:alert(1)' })))).toEqual({
    problem: 'needsLink',
    optionId: 'b',
  });
  expect(problemOf(filled(good, link({ url: 'https://a.example' })))).toBeUndefined();
});

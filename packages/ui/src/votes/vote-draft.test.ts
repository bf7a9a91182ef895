import { expect, test } from 'vitest';
import { filledIn, problemOf, repeatedIn, tooLong, VOTE_LIMITS, type VoteOptionDraft } from './vote-draft.ts';

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

test('the limits of a vote follow the specification, and what is filled in keeps them (2 §9)', () => {
  expect(VOTE_LIMITS).toEqual({
    question: 200,
    minOptions: 2,
    maxOptions: 6,
    caption: 100,
    title: 100,
    description: 200,
  });
  const { options } = filled(
    photo({ imageUrl: `https://a.example/${'long '.repeat(40)}.jpg` }),
    link({ url: `https://${'long.'.repeat(40)}example` }),
  );
  expect(options.map(({ caption }) => caption.length)).toEqual([100, 100]);
  expect(options[1]).toMatchObject({ title: expect.stringMatching(/^.{100}$/) });
});

test('a question or description of 201 letters is too long', () => {
  const draft = (letters: number) => ({
    question: 'Which?',
    options: [link({ description: 'é'.repeat(letters) })],
  });
  expect([tooLong(draft(200)), tooLong(draft(201))]).toEqual([undefined, { optionId: 'b' }]);
  expect(tooLong({ question: 'é'.repeat(201), options: [] })).toEqual({});
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

test('the same product, or the same caption and address, is there twice; two products may share a name', () => {
  const product = (id: string, productId: string): VoteOptionDraft => ({
    kind: 'product',
    id,
    productId,
    caption: 'Coat',
  });
  const repeated = (...options: VoteOptionDraft[]) => repeatedIn(filled(...options));
  expect(repeated(product('a', '1'), product('b', '2'))).toBeUndefined();
  expect(repeated(product('a', '1'), product('b', '2'), product('c', '1'))).toEqual({
    optionId: 'c',
    place: 0,
  });
  const page = { url: 'https://a.example', caption: 'Camel' };
  expect(repeated(link(page), link({ ...page, id: 'c', url: ' https://a.example/ ' }))).toEqual({
    optionId: 'c',
    place: 0,
  });
  expect(repeated(link(page), link({ ...page, id: 'c', caption: 'Black' }))).toBeUndefined();
});

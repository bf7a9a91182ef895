import { expect, test } from 'vitest';
import { usernameInHead } from './username-in-head.ts';

const documentWith = (tags: Record<string, string>) => {
  const made = document.implementation.createHTMLDocument();
  for (const [property, content] of Object.entries(tags)) {
    const tag = made.createElement('meta');
    tag.setAttribute('property', `og:${property}`);
    tag.content = content;
    made.head.append(tag);
  }
  return made;
};

test('the username of a profile is read from a document loaded at its address only', () => {
  const tags = { type: 'profile', title: '@mina.k · Vitrine', url: 'https://shop.example/user-profile/m1' };
  expect(usernameInHead(documentWith(tags), '/user-profile/m1')).toBe('mina.k');
  expect(usernameInHead(documentWith(tags), '/user-profile/j2')).toBeUndefined();
  expect(usernameInHead(documentWith({ ...tags, type: 'website' }), '/user-profile/m1')).toBeUndefined();
  expect(usernameInHead(documentWith({ ...tags, title: 'Vitrine' }), '/user-profile/m1')).toBeUndefined();
  expect(usernameInHead(documentWith({}), '/user-profile/m1')).toBeUndefined();
});

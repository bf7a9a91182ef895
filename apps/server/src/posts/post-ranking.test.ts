import { describe, expect, it } from 'vitest';
import { spreadPosts } from './post-ranking.ts';

const by = (authors: string) => [...authors].map((person_id) => ({ person_id, hashtags: null }));
const spread = (authors: string) =>
  spreadPosts(by(authors))
    .map(({ person_id }) => person_id)
    .join('');

describe('spreading authors and hashtags over a ranking', () => {
  it('at most two of ten neighbours are of one author, and others keep their order', () => {
    expect(spread('aaaaabcdefghijkl')).toBe('aabcdefghiaajkla');
  });

  it('a ranking that needs no spreading stays', () => {
    expect(spread('abacdefghijab')).toBe('abacdefghijab');
  });

  it('an author fills the end if nobody else is left', () => {
    expect(spread('aaaab')).toBe('aabaa');
    expect(spread('')).toBe('');
  });

  it('at most two of ten neighbours have one hashtag, as long as there are others (issue 26)', () => {
    const tagged = [...'aaaabbbbcccc'].map((tag, place) => ({ person_id: `p${place}`, hashtags: [tag] }));
    const plain = [...'123456'].map((id) => ({ person_id: id, hashtags: null }));
    const order = spreadPosts([...tagged, ...plain]).map(({ hashtags }) => hashtags?.[0] ?? '-');
    expect(order.slice(0, 12).join('')).toBe('aabbcc----aa');
    expect(order).toHaveLength(18);
  });

  it('authors are spread even where all posts have one hashtag', () => {
    const posts = [...'aaabcdefghij'].map((person_id) => ({ person_id, hashtags: ['ootd'] }));
    expect(
      spreadPosts(posts)
        .map(({ person_id }) => person_id)
        .join(''),
    ).toBe('aabcdefghiaj');
  });

  // Long, because processor time grows by half while the other core is busy.
  it('5,000 posts of one hashtag are spread within a fifth of a second of processor time', {
    tags: 'long/costs',
  }, () => {
    const posts = Array.from({ length: 5000 }, (_, place) => ({
      person_id: `p${place % 3}`,
      hashtags: ['ootd'],
    }));
    const begun = process.threadCpuUsage();
    expect(spreadPosts(posts)).toHaveLength(5000);
    const { user, system } = process.threadCpuUsage(begun);
    expect((user + system) / 1000).toBeLessThan(200);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type Person, type World } from '../testing/harness.ts';

let world: World;
let person: Person;
beforeAll(async () => {
  world = await openWorld();
  person = await world.person('zed');
  for (const username of ['anna.bell', 'anna', 'annabel', 'hanna', 'anna_b', 'bert', 'percent.x'])
    await world.person(username);
});
afterAll(() => world[Symbol.asyncDispose]());

const found = async (query: string, limit?: number) =>
  (await person.client.discover.search({ query: { query, limit } })).users.map(({ username }) => username);

describe('GET /api/discover/search', () => {
  it('the exact name comes first, then prefixes, then similar names', async () => {
    const names = await found('anna');
    expect(names[0]).toBe('anna');
    expect(names.slice(1, 4).toSorted()).toEqual(['anna.bell', 'anna_b', 'annabel']);
    expect(names[4]).toBe('hanna');
    expect(names).not.toContain('bert');
  });

  it('a name finds one person, with or without its @ and in any case', async () => {
    for (const query of ['anna_b', '@anna_b', ' ANNA_B ']) expect(await found(query, 1)).toEqual(['anna_b']);
  });

  it('a typo is tolerated', async () => {
    expect((await found('anabell'))[0]).toBe('annabel');
  });

  it('wildcard characters are taken literally', async () => {
    for (const query of ['%', '_', '\\', 'anna%', "'", '🧵', '@', ' '])
      expect(await found(query), query).not.toContain('bert');
    for (const query of ['%', '_', '%%', '\\', '@', '#', '##', '…', ' '])
      expect(await found(query), query).toEqual([]);
  });

  it('a lookup answers only id, username and name, and emails find no person', async () => {
    const query = { query: 'bert', limit: 1, userId: person.id };
    const headers = { authorization: `Bearer ${person.token}` };
    const answer = await world.send(`/api/discover/search?${new URLSearchParams(query as never)}`, {
      headers,
    });
    expect(await answer.json()).toEqual({
      users: [{ id: expect.any(String), username: 'bert', name: null }],
    });
    expect(await found('bert@example.com')).not.toContain('anna');
    expect(await found('example.com')).toEqual([]);
  });

  it('a lookup finds oneself, and the search does not (issue 26)', async () => {
    expect(await found('zed', 1)).toEqual(['zed']);
    expect(await found('zed')).toEqual([]);
  });

  it('another person’s userId is refused (D70)', async () => {
    const other = await world.person('other.one');
    const headers = { authorization: `Bearer ${person.token}` };
    const paths = [
      '/api/discover/search?query=anna',
      '/api/follow/search?query=anna',
      '/api/follow/top-users?a=1',
      '/api/follow/suggested-users?a=1',
      '/api/discover/hashtags/linen/posts?a=1',
    ];
    for (const path of paths) {
      expect((await world.send(`${path}&userId=${other.id}`, { headers })).status, path).toBe(403);
      expect((await world.send(`${path}&userId=${person.id}`, { headers })).status, path).toBe(200);
    }
  });

  it('guests are refused', async () => {
    const call = world.client().discover.search({ query: { query: 'anna' } });
    await expect(call).rejects.toMatchObject({ status: 401 });
  });
});

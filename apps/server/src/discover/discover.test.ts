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
  it('finds the exact name first, then those that begin so, then those alike', async () => {
    const names = await found('anna');
    expect(names[0]).toBe('anna');
    expect(names.slice(1, 4).toSorted()).toEqual(['anna.bell', 'anna_b', 'annabel']);
    expect(names[4]).toBe('hanna');
    expect(names).not.toContain('bert');
  });

  it('resolves a name to one person, with or without its @ and in whatever case', async () => {
    for (const query of ['anna_b', '@anna_b', ' ANNA_B ']) expect(await found(query, 1)).toEqual(['anna_b']);
  });

  it('forgives a slip', async () => {
    expect((await found('anabell'))[0]).toBe('annabel');
  });

  it('takes the signs of patterns as they are', async () => {
    for (const query of ['%', '_', '\\', 'anna%', "'", '🧵', '@', ' '])
      expect(await found(query), query).not.toContain('bert');
    expect(await found('a%')).toEqual([]);
  });

  it('says nothing but id, username and name, and finds nobody by their email', async () => {
    const { users } = await person.client.discover.search({ query: { query: 'bert' } });
    expect(users).toEqual([{ id: expect.any(String), username: 'bert', name: null }]);
    expect(await found('bert@example.com')).not.toContain('anna');
    expect(await found('example.com')).toEqual([]);
  });

  it('is for people only', async () => {
    const call = world.client().discover.search({ query: { query: 'anna' } });
    await expect(call).rejects.toMatchObject({ status: 401 });
  });
});

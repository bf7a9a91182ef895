import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/harness.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

it('other people are shown without their email', async () => {
  const [mina, jun] = [await world.person('mina'), await world.person('jun')];
  const answer = await world.send(`/api/profile/${jun.id}?requestingUserId=${mina.id}`, {
    headers: { authorization: `Bearer ${mina.token}` },
  });
  expect(await answer.json()).toEqual({
    id: jun.id,
    username: 'jun',
    name: null,
    bio: null,
    profilePicture: null,
    coverPhoto: null,
    followerCount: 0,
    followingCount: 0,
    postCount: 0,
    isFollowing: false,
  });
});

it('an unknown person is reported as not found', async () => {
  const { client } = await world.person();
  const call = client.profile.get({ params: { id: 'nobody' }, query: {} });
  await expect(call).rejects.toMatchObject({ status: 404, code: 'profile_not_found' });
});

it('people see their own details as they entered them', async () => {
  const mina = await world.person('mina.two');
  expect(await mina.client.profile.get({ params: { id: mina.id }, query: {} })).toMatchObject({
    email: 'mina.two@example.com',
    emailVerified: false,
  });
  const { signedUrl } = await mina.client.profile.picture({ params: { id: mina.id } });
  expect(signedUrl).toBeNull();
});

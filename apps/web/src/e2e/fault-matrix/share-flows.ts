import type { Flow } from './flows.ts';
import type { Stage } from './stage.ts';

const copied = ({ page }: Stage) => page.evaluate(() => (Reflect.get(window, 'copied') ?? []) as string[]);
const press = ({ page }: Stage) =>
  page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click();

const share: Flow = {
  name: 'share a post',
  as: 'person',
  call: { path: /^\/api\/post\/create-share-url\/[\w-]+$/, method: 'GET', changes: false },
  begin: async (stage) => {
    const { posts } = await stage.ask<{ posts: { id: string }[] }>('/api/discover/trending-posts');
    stage.kept = { postId: posts[stage.turn % posts.length]?.id ?? '' };
    await stage.page.addInitScript(() => {
      const written: string[] = [];
      Object.assign(window, { copied: written });
      navigator.clipboard.writeText = async (text) => void written.push(text);
    });
    await stage.page.goto(`/post/${stage.kept.postId}`);
    await stage.page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).waitFor();
  },
  act: press,
  said: ({ page }) => page.getByText(/^The link couldn’t be copied/),
  again: press,
  // The address is known without an answer, so a fault keeps nobody from sharing.
  isDone: async (stage) => (await copied(stage)).some((text) => text.endsWith(`/p/${stage.kept.postId}`)),
  isTrue: async (stage) => (await copied(stage)).every((text) => !text.includes('?')),
};

export const shareFlows: readonly Flow[] = [share];

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { postOf } from '../../posts/posts.fixtures.ts';
import { HashtagList } from './HashtagList.tsx';

const meta: Meta<typeof HashtagList> = {
  title: 'Discover/HashtagList',
  component: HashtagList,
  args: {
    'aria-label': 'Trending hashtags',
    hashtags: [
      { name: 'wintercoats', postCount: 214 },
      { name: 'linen', postCount: 128 },
      { name: 'firstpost', postCount: 1 },
    ],
    hrefOf: ({ name }) => `/discover?q=${encodeURIComponent(`#${name}`)}`,
    onOpen: fn((_hashtag, event) => event.preventDefault()),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof HashtagList>;

export const Counted: Story = {
  play: async ({ args, canvas }) => {
    const row = canvas.getByRole('link', { name: '#wintercoats 214 posts' });
    await userEvent.click(row);
    await expect(args.onOpen).toHaveBeenCalledWith(args.hashtags[0], expect.anything());
    await expect(canvas.getByRole('link', { name: '#firstpost 1 post' })).toBeVisible();
    row.blur();
  },
};

const picture = (place: number) => postOf(place).picture?.src;

/** With a picture of one of its posts; without one, a sign takes the place. */
export const Pictured: Story = {
  args: {
    hashtags: [
      { name: 'wintercoats', postCount: 214, pictureUrl: picture(0) },
      { name: 'linen', postCount: 128, pictureUrl: picture(1) },
      { name: 'firstpost', postCount: 1, pictureUrl: null },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: '#linen 128 posts' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '#firstpost 1 post' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(2);
  },
};

/** Huge counts are shortened, a missing one is left out, a long name is cut. */
export const OddData: Story = {
  args: {
    hashtags: [
      { name: 'x'.repeat(100), postCount: 1_284_000 },
      { name: 'معطف', postCount: 0 },
      { name: 'style' },
    ],
  },
};

export const Interaction: Story = {
  args: { hashtags: [{ name: 'linen', postCount: 128 }] },
  parameters: { interaction: ['rest', 'hover', 'focus'] },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { postsOf } from '../posts.fixtures.ts';
import { PostGrid, type PostGridProps } from './PostGrid.tsx';

const hrefOf = ({ id }: { id: string }) => `/post/${id}`;

const meta: Meta<PostGridProps> = {
  title: 'Posts/PostGrid',
  component: PostGrid,
  args: {
    label: 'Posts of @mina.k',
    posts: postsOf(14),
    hrefOf,
    onOpen: fn((_post, event) => event.preventDefault()),
    columns: 4,
  },
};
export default meta;
type Story = StoryObj<PostGridProps>;

/** Each in its own shape, without a jump; a press opens the post. */
export const Full: Story = {
  play: async ({ args, canvas }) => {
    const feed = await canvas.findByRole('feed', { name: 'Posts of @mina.k' });
    await expect(feed).toHaveAttribute('aria-busy', 'false');
    const first = await canvas.findByRole('link', { name: 'Look 0, by @mina.k' });
    await userEvent.click(first);
    await expect(args.onOpen).toHaveBeenLastCalledWith(args.posts[0], expect.anything());
    first.blur();
  },
};

/** On a phone, in two columns. */
export const OnAPhone: Story = {
  args: { columns: 2 },
  decorators: [
    (Story) => (
      <div style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
};

/** Of two thousand posts only those near the window are on the page. */
export const TwoThousand: Story = {
  args: { posts: postsOf(2000) },
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Look 0, by @mina.k' });
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60);
  },
};

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
  },
};
export default meta;
type Story = StoryObj<PostGridProps>;

/** Five across in a wide window. A press opens the post. */
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

/** Three across on a phone, edge to edge. */
export const OnAPhone: Story = {
  args: { columns: 3 },
  decorators: [
    (Story) => (
      <div style={{ width: 390 }}>
        <Story />
      </div>
    ),
  ],
};

/** With two thousand posts, only those near the viewport are rendered. */
export const TwoThousand: Story = {
  args: { posts: postsOf(2000) },
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Look 0, by @mina.k' });
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { postOf, postsOf } from '../posts.fixtures.ts';
import { TrendingPosts, type TrendingPostsProps } from './TrendingPosts.tsx';

const meta: Meta<TrendingPostsProps> = {
  title: 'Posts/TrendingPosts',
  component: TrendingPosts,
  args: {
    title: 'Trending',
    posts: postsOf(9),
    hrefOf: ({ id }) => `/post/${id}`,
    onOpen: fn((_post, event) => event.preventDefault()),
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
type Story = StoryObj<TrendingPostsProps>;

/** Six of nine posts, three across (D56). */
export const Six: Story = {
  play: async ({ args, canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(6);
    await userEvent.click(links[0]!);
    await expect(args.onOpen).toHaveBeenCalledWith(args.posts[0], expect.anything());
    links[0]!.blur();
  },
};

/** A covered post, and one without a picture. */
export const OddData: Story = {
  args: { posts: [{ ...postOf(0), filtered: true }, { ...postOf(1), picture: null }, postOf(2)] },
};

export const Loading: Story = { args: { posts: [], busy: true } };

/** With something below them. */
export const WithMore: Story = { args: { children: <p style={{ margin: 0 }}>#wintercoats</p> } };

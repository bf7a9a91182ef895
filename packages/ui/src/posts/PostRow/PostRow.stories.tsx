import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { faces } from '../../products/products.fixtures.ts';
import { postsOf } from '../posts.fixtures.ts';
import { PostRow, type PostRowPost } from './PostRow.tsx';

const CAPTIONS = [
  'Grey, grey, and for courage the Linen Shirt that nobody believed in until the sun came out.',
  'Fit check before the rain came.',
  '',
];
const AUTHORS = ['lea.v', 'jun', 'mina.k'];

const posts: PostRowPost[] = postsOf(5).map((post, place) => ({
  ...post,
  username: AUTHORS[place % AUTHORS.length],
  caption: CAPTIONS[place % CAPTIONS.length],
  authorPicture: faces[place],
}));

const meta = {
  title: 'Posts/PostRow',
  component: PostRow,
  args: {
    title: 'In 2 posts',
    posts: posts.slice(0, 2),
    hrefOf: ({ id }) => `/post/${id}`,
    onOpen: fn((_post, event) => event.preventDefault()),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 424 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each post is one link, named by its author and first words. */
export const Two: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: '@jun Fit check before the rain came.' });
    await expect(link).toHaveAttribute('href', '/post/post-1');
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenLastCalledWith(args.posts[1], expect.anything());
    link.blur();
  },
};

export const One: Story = { args: { title: 'In 1 post', posts: posts.slice(1, 2) } };

/** More than two scroll sideways. */
export const Several: Story = {
  args: { title: 'In 5 posts', posts },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
  },
};

export const OnAPhone: Story = { ...Several, globals: { viewport: { value: 'mobile1' } } };

/** Without posts there is nothing, not even a title. */
export const None: Story = {
  args: { posts: [] },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

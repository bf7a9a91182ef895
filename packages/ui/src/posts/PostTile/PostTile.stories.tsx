import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { postOf } from '../posts.fixtures.ts';
import { PostTile } from './PostTile.tsx';

const meta: Meta<typeof PostTile> = {
  title: 'Posts/PostTile',
  component: PostTile,
  args: { post: postOf(0), href: '/post/post-0', onOpen: fn((event) => event.preventDefault()) },
  decorators: [
    (Story) => (
      <div style={{ width: 220 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof PostTile>;

export const Picture: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Look 0, by @mina.k' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    canvas.getByRole('link').blur();
  },
};

/** A post with several media has an icon, and a text for screen readers. */
export const Several: Story = {
  args: { post: { ...postOf(1), alt: 'Two coats on a stand' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(
      'Two coats on a stand, by @mina.k, 4 photos or videos',
    );
  },
};

export const Video: Story = {
  args: { post: postOf(2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Look 2, by @mina.k, Video');
  },
};

/** A covered post hides picture and caption, but keeps its box. */
export const Filtered: Story = {
  args: { post: { ...postOf(1), filtered: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(
      'Sensitive content by @mina.k, 4 photos or videos',
    );
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Without picture and caption, the tile keeps box and link. */
export const PictureGone: Story = {
  args: {
    post: { id: 'x', username: 'jun', picture: { src: 'data:image/png;base64,x', width: 4, height: 5 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Post by @jun');
  },
};

/** The tile with keyboard focus. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

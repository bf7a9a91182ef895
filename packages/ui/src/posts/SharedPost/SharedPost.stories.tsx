import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { harbourPost, pictures } from '../post-viewer.fixtures.ts';
import { SharedPost } from './SharedPost.tsx';

const actions = (
  <>
    <Button variant="primary">Open in App</Button>
    <Button>Download on iOS</Button>
  </>
);

const meta: Meta<typeof SharedPost> = {
  title: 'Posts/SharedPost',
  component: SharedPost,
  args: {
    post: { ...harbourPost, media: pictures.slice(0, 1) },
    more: <a href="#post">See the post</a>,
    actions,
  },
  parameters: { layout: 'padded' },
};
export default meta;
type Story = StoryObj<typeof SharedPost>;

const phone = { globals: { viewport: { value: 'mobile2' } } };

export const OnAPhone: Story = {
  ...phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Post by @mina.k' })).toBeInTheDocument();
    await expect(canvas.getByRole('img', { name: 'Boats in a harbour' })).toBeVisible();
    await expect(canvas.getByText('@mina.k')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open in App' })).toBeVisible();
  },
};

export const OnADesktop: Story = {
  args: { post: { ...harbourPost, media: pictures } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next photo or video' })).toBeVisible();
  },
};

export const Bare: Story = {
  ...phone,
  args: {
    post: { username: 'mina.k', content: '', media: pictures.slice(1, 2) },
    actions: undefined,
    more: undefined,
  },
};

export const LongCaption: Story = {
  ...phone,
  args: {
    post: {
      username: 'a.person.with.a.name.of.30.sig',
      content: `${'مرحبا Brand 2026 '.repeat(6)}\n${'endless'.repeat(20)}`,
      media: pictures.slice(2),
    },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { postsForGuests } from './discover.ts';
import { type FakeAnswers, never, Refusal } from './fake-server.ts';
import { onWidth, pageParameters } from './page-story.ts';
import { WholePage } from './WholePage.tsx';

const [post] = postsForGuests;
if (!post) throw new Error('There is no post to show.');

const answers: FakeAnswers = { posts: { get: () => post } };

const meta = {
  title: 'Pages/Shared post',
  component: WholePage,
  tags: ['!autodocs'],
  args: { answers, viewer: 'guest', address: `/p/${post.id}` },
  argTypes: { answers: { table: { disable: true } } },
  parameters: pageParameters,
} satisfies Meta<typeof WholePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: `Post by @${post.username}` }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Open in App' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the post' })).toHaveAttribute(
      'href',
      `/post/${post.id}`,
    );
  },
};
export const OnAPhone = onWidth<Story>(390, {
  play: async (context) => {
    await shown.play?.(context);
    const { canvas } = context;
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Vitrine' })).toBeVisible();
  },
});
export const OnADesktop = onWidth(1280, shown);

export const AndroidOnAPhone = onWidth<Story>(390, {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Android coming soon' }));
    const alert = await screen.findByRole('alertdialog', {
      name: 'Android version coming soon! Please check back later.',
    });
    // It fades in.
    await waitFor(() => expect(alert).toBeVisible());
  },
});

export const LoadingOnAPhone = onWidth<Story>(390, {
  args: { answers: { posts: { get: never } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading post information...')).toBeVisible();
  },
});

const gone = () => {
  throw new Refusal('post_not_found');
};
const failed: Story = {
  args: { answers: { posts: { get: gone } } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Oops! Post not found or could not be loaded' }),
    ).toBeVisible();
  },
};
export const FailedOnAPhone = onWidth(390, failed);
export const FailedOnADesktop = onWidth(1280, failed);

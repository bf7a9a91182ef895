import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GuestProfile } from './GuestProfile.tsx';

const meta: Meta<typeof GuestProfile> = {
  title: 'Session/GuestProfile',
  component: GuestProfile,
  args: {
    title: 'Guest Mode',
    message: 'Sign in to view your profile, posts, and interact with others.',
    signInLabel: 'Sign In',
    signInHref: '/login',
  },
};
export default meta;
type Story = StoryObj<typeof GuestProfile>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Guest Mode' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

/** How it should not be. */
export const Blaming: Story = {
  tags: ['!dev', '!test'],
  args: { title: 'Access denied', message: 'You are not allowed to see this page.' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { handbag, overcoat, runner } from '../../products/products.fixtures.ts';
import { GuestProfile } from './GuestProfile.tsx';

const meta: Meta<typeof GuestProfile> = {
  title: 'Session/GuestProfile',
  component: GuestProfile,
  args: {
    title: 'Guest Mode',
    message: 'Sign in to view your profile, posts, and interact with others.',
    signInLabel: 'Sign In',
    signInHref: '/login',
    createAccountHref: '/register',
    pictures: [runner, overcoat, handbag].flatMap(({ picture }) => picture ?? []),
  },
};
export default meta;
type Story = StoryObj<typeof GuestProfile>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    const create = canvas.getByRole('link', { name: 'New user? Create account' });
    await expect(create).toHaveAttribute('href', '/register');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Guest Mode' })).toBeVisible();
  },
};

/** Each picture has its place from the start. */
export const BeforeThePictures: Story = { args: { pictures: undefined } };

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const AtAPerson: Story = {
  args: { person: '@mina.k', title: 'Login to View Profiles' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('@mina.k')).toBeVisible();
  },
};

/** Counterexample: the texts blame the guest. */
export const Blaming: Story = {
  tags: ['!dev', '!test'],
  args: { title: 'Access denied', message: 'You are not allowed to see this page.' },
};

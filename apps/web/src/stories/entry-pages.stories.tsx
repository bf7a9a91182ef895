import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { onWidth, pageParameters } from './page-story.ts';
import { shopFor } from './shop.ts';
import { WholePage } from './WholePage.tsx';

const meta = {
  title: 'Pages/Sign-in, errors and not found',
  component: WholePage,
  tags: ['!autodocs'],
  args: { answers: shopFor('guest'), viewer: 'guest' },
  argTypes: { answers: { table: { disable: true } } },
  parameters: pageParameters,
} satisfies Meta<typeof WholePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const signIn: Story = {
  args: { address: '/login' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Login' })).toBeChecked();
    await waitFor(() => expect(canvas.getByText(/^Found by @/)).toBeVisible());
  },
};
export const SignInOnAPhone = onWidth(390, signIn);
export const SignInOnATablet = onWidth(768, signIn);
export const SignInOnADesktop = onWidth(1280, signIn);

/** Rules stand beside their labels before they are broken; a refused form says what to correct. */
export const RegisterOnADesktop = onWidth<Story>(1280, {
  args: { address: '/login' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Create Account' }));
    await userEvent.type(canvas.getByLabelText('Username'), 'mi');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    await expect(canvas.getByText('Username must be at least 3 characters')).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/^Found by @/)).toBeVisible());
    (document.activeElement as HTMLElement).blur();
  },
});

const guest: Story = {
  args: { address: '/profile' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Guest Mode' })).toBeVisible();
    await canvas.findByRole('region', { name: 'Popular right now' });
  },
};
export const GuestProfileOnAPhone = onWidth(390, guest);
export const GuestProfileOnADesktop = onWidth(1280, guest);

const notFound: Story = {
  args: { address: '/nowhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Popular right now' })).toBeVisible();
  },
};
export const NotFoundOnAPhone = onWidth(390, notFound);
export const NotFoundOnATablet = onWidth(768, notFound);
export const NotFoundOnADesktop = onWidth(1280, notFound);

const unreachable = () => {
  throw new TypeError('No network.');
};
const failed: Story = {
  args: {
    address: '/likes',
    viewer: 'person',
    answers: { ...shopFor('person'), likes: { list: unreachable } },
  },
  play: () =>
    waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible(),
    ),
};
export const ErrorOnAPhone = onWidth(390, failed);
export const ErrorOnADesktop = onWidth(1280, failed);

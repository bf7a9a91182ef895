import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { onWidth, pageParameters } from './page-story.ts';
import { shopFor } from './shop.ts';
import { WholePage } from './WholePage.tsx';

const meta = {
  title: 'Pages/Switches and recovery',
  component: WholePage,
  tags: ['!autodocs'],
  args: { answers: shopFor('person'), viewer: 'person' },
  argTypes: { answers: { table: { disable: true } } },
  parameters: pageParameters,
} satisfies Meta<typeof WholePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const filters: Story = {
  args: { address: '/content-filter-settings' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Cover flagged content' })).toBeEnabled());
  },
};
export const ContentFiltersOnAPhone = onWidth(390, filters);
export const ContentFiltersOnADesktop = onWidth(1280, filters);

const notifications: Story = {
  args: { address: '/notification-settings' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Likes' })).toBeEnabled());
    await expect(canvas.getByRole('switch', { name: 'Email' })).not.toBeChecked();
  },
};
export const NotificationsOnAPhone = onWidth(390, notifications);
export const NotificationsOnADesktop = onWidth(1280, notifications);

/** The alert of a save; closing it leads back (D65, D66). */
export const SavedOnAPhone = onWidth<Story>(390, {
  args: { address: '/notification-settings' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Likes' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Save Settings' }));
    await waitFor(() =>
      expect(screen.getByRole('alertdialog', { name: 'Settings saved successfully' })).toBeVisible(),
    );
  },
});

const page = (address: string, name: string): Story => ({
  args: { address, viewer: 'guest', answers: shopFor('guest') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  },
});
export const ForgotOnAPhone = onWidth(390, page('/forgot-password', 'Forgot your password?'));
export const ForgotOnADesktop = onWidth(1280, page('/forgot-password', 'Forgot your password?'));
export const ResetOnAPhone = onWidth(390, page('/reset-password?token=token', 'Choose a new password'));
export const BadLinkOnADesktop = onWidth(1280, page('/reset-password', 'Invalid reset link'));

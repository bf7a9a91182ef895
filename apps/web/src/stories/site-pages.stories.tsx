import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { onWidth, pageParameters } from './page-story.ts';
import { shopFor } from './shop.ts';
import { WholePage } from './WholePage.tsx';

const meta = {
  title: 'Pages/Help, legal and download',
  component: WholePage,
  tags: ['!autodocs'],
  args: { answers: shopFor('guest'), viewer: 'guest' },
  argTypes: { answers: { table: { disable: true } } },
  parameters: pageParameters,
} satisfies Meta<typeof WholePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const pageWith = (address: string, heading: string): Story => ({
  args: { address },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('navigation', { name: 'Help and legal' })).toBeInTheDocument(),
    );
  },
});

const help: Story = {
  ...pageWith('/help-support', 'Help & Support'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('How do I search for a product?'));
    await waitFor(() => expect(canvas.getByText(/^Type a few words on Home/)).toBeVisible());
    (document.activeElement as HTMLElement).blur();
  },
};
export const HelpOnAPhone = onWidth(390, help);
export const HelpOnADesktop = onWidth(1280, help);

const terms = pageWith('/terms-of-service', 'Terms of Service');
export const TermsOnAPhone = onWidth(390, terms);
export const TermsOnADesktop = onWidth(1280, terms);

export const PrivacyOnADesktop = onWidth(1280, pageWith('/privacy-policy', 'Privacy Policy'));
export const AboutOnAPhone = onWidth(390, pageWith('/about', 'About'));

const download = pageWith('/download', 'Ask from the fitting room.');
export const DownloadOnAPhone = onWidth(390, download);
export const DownloadOnADesktop = onWidth(1280, download);

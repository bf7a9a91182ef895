import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { footerLinks } from '../site.fixtures.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const meta: Meta<typeof SiteFooter> = {
  title: 'Site/SiteFooter',
  component: SiteFooter,
  args: { links: footerLinks },
};
export default meta;
type Story = StoryObj<typeof SiteFooter>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('navigation', { name: 'Help and legal' });
    const links = within(footer).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(footerLinks.map(({ label }) => label));
    await expect(canvas.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

/** Counterexample: main places belong into the header. */
export const Navigation: Story = {
  tags: ['!dev', '!test'],
  args: {
    links: [
      { href: '/', label: 'Home' },
      { href: '/likes', label: 'Likes' },
    ],
  },
};

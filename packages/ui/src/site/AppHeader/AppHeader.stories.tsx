import type { Meta, StoryObj } from '@storybook/react-vite';
import MessagesSquare from 'lucide-react/icons/messages-square';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { evergreen } from '../../theme/evergreen.ts';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { navItems } from '../site.fixtures.tsx';
import { AppHeader } from './AppHeader.tsx';

const meta: Meta<typeof AppHeader> = {
  title: 'Site/AppHeader',
  component: AppHeader,
  args: {
    brandName: 'Vitrine',
    homeHref: '/',
    items: navItems,
    beside: (
      <Button asChild>
        <a href="/download">Download on iOS</a>
      </Button>
    ),
    actions: (
      <>
        <IconButton label="Cart" icon={<ShoppingBag size={20} strokeWidth={1.75} />} />
        <IconButton label="Rooms" icon={<MessagesSquare size={20} strokeWidth={1.75} />} />
      </>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 320 } } },
};
export default meta;
type Story = StoryObj<typeof AppHeader>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Vitrine' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    const main = canvas.getByRole('navigation', { name: 'Main' });
    await expect(main).toBeVisible();
    const items = within(main).getAllByRole('link');
    await expect(items.map((item) => item.textContent)).toEqual(['Home', 'Discover', 'Likes', 'Profile']);
    await expect(canvas.getByRole('link', { name: 'Download on iOS' })).toBeVisible();
  },
};

/** A brand can style its word mark; the accessible name stays the brand name. */
export const WordMark: Story = {
  args: { brandName: evergreen.name, wordMark: evergreen.wordMark },
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('link', { name: 'Evergreen' });
    await expect(mark).toHaveTextContent(/^evergreen$/);
  },
};

/** The items are icons with accessible names. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const discover = canvas.getByRole('link', { name: 'Discover' });
    await expect(discover.getBoundingClientRect().width).toBe(44);
  },
};

/** The items are in the bottom bar only, so there is one navigation. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { actions: <IconButton label="Cart" icon={<ShoppingBag size={20} strokeWidth={1.75} />} /> },
  render: (args) => (
    <div style={{ height: 400 }}>
      <AppHeader {...args} />
      <BottomBar items={args.items} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1);
  },
};

const widthOf = (width: number) => ({
  globals: { viewport: { value: 'exact' } },
  parameters: {
    visual: { disable: true },
    viewport: {
      options: { exact: { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } } },
    },
  },
});

const withBottomBar: Story['render'] = (args) => (
  <>
    <AppHeader {...args} />
    <BottomBar items={args.items} />
  </>
);

/** Up to 768 px, the bottom bar has the items. */
export const WidestPhone: Story = {
  ...widthOf(768),
  render: withBottomBar,
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(768);
    const navigation = canvas.getByRole('navigation');
    await expect(navigation.getBoundingClientRect().bottom).toBe(window.innerHeight);
    await expect(canvas.getByRole('banner')).not.toContainElement(navigation);
  },
};

/** From 769 px on, the header has the items. */
export const NarrowestTablet: Story = {
  ...widthOf(769),
  render: withBottomBar,
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(769);
    await expect(canvas.getByRole('banner')).toContainElement(canvas.getByRole('navigation'));
  },
};

/** The first Tab stop is a link that skips the header. */
export const SkipLink: Story = {
  render: (args) => (
    <>
      <AppHeader {...args} />
      {/* Has no `tabIndex`, so it is not focusable by itself. */}
      <main id="content">Content</main>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#content');
  },
};

/** On a scrolled page the header is translucent, blurred, and casts a shadow. */
export const Scrolled: Story = {
  parameters: { visual: { disable: true } },
  render: (args) => (
    <div style={{ height: 3000 }}>
      <AppHeader {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    await expect(header).not.toHaveAttribute('data-scrolled');
    window.scrollTo(0, 600);
    await waitFor(() => expect(header).toHaveAttribute('data-scrolled'));
    await expect(header.getBoundingClientRect().top).toBe(0);
    window.scrollTo(0, 0);
    await waitFor(() => expect(header).not.toHaveAttribute('data-scrolled'));
  },
};

/** Counterexample: too many items. */
export const TooMany: Story = {
  tags: ['!dev', '!test'],
  args: {
    items: [
      ...navItems,
      ...['More', 'Help', 'About us'].map((label) => ({ ...navItems[1]!, key: label, label })),
    ],
  },
};

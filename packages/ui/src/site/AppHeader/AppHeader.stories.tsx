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
    actions: (
      <>
        <IconButton label="Cart" icon={<ShoppingBag size={20} strokeWidth={1.75} />} />
        <IconButton label="Rooms" icon={<MessagesSquare size={20} strokeWidth={1.75} />} />
        <Button variant="primary" shape="pill">
          Download on iOS
        </Button>
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
    await expect(canvas.getByRole('button', { name: 'Download on iOS' })).toBeVisible();
  },
};

/** A brand sets its name in its own way; it is called by its name all the same. */
export const WordMark: Story = {
  args: { brandName: evergreen.name, wordMark: evergreen.wordMark },
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('link', { name: 'Evergreen' });
    await expect(mark).toHaveTextContent(/^evergreen$/);
  },
};

/** Icons alone, with their names for screen readers. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const discover = canvas.getByRole('link', { name: 'Discover' });
    await expect(discover.getBoundingClientRect().width).toBe(44);
  },
};

/** The items are in the bar at the bottom; there is one navigation, not two. */
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

/** A phone ends at 768 px: up to there the items are at the bottom. */
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

/** One pixel more, and the items are in the header. */
export const NarrowestTablet: Story = {
  ...widthOf(769),
  render: withBottomBar,
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(769);
    await expect(canvas.getByRole('banner')).toContainElement(canvas.getByRole('navigation'));
  },
};

/** The first Tab offers a way past the header. */
export const SkipLink: Story = {
  render: (args) => (
    <>
      <AppHeader {...args} />
      {/* As it is, without a place in the order of the focus. */}
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

/** Once the page is scrolled, the header lets it through, blurred, and casts a shadow. */
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

/** How it should not be. */
export const TooMany: Story = {
  tags: ['!dev', '!test'],
  args: {
    items: [
      ...navItems,
      ...['More', 'Help', 'About us'].map((label) => ({ ...navItems[1]!, key: label, label })),
    ],
  },
};

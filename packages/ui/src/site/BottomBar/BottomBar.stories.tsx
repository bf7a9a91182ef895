import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { navItems } from '../site.fixtures.tsx';
import { BottomBar } from './BottomBar.tsx';

const meta: Meta<typeof BottomBar> = {
  title: 'Site/BottomBar',
  component: BottomBar,
  args: { items: navItems },
  globals: { viewport: { value: 'mobile1' } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 320 } } },
};
export default meta;
type Story = StoryObj<typeof BottomBar>;

export const OnAPhone: Story = {
  play: async ({ canvas }) => {
    const home = canvas.getByRole('link', { name: 'Home', current: 'page' });
    await expect(home.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    const items = canvas.getAllByRole('link');
    await expect(items.map((item) => item.textContent)).toEqual(['Home', 'Discover', 'Likes', 'Profile']);
    await expect(canvas.getAllByRole('link', { current: false })).toHaveLength(3);
  },
};

const select = fn((event: { preventDefault(): void }) => event.preventDefault());

/** A guest's press can be answered with a prompt instead of a page. */
export const LongLabels: Story = {
  args: {
    items: navItems.map((item) => ({
      ...item,
      label: `${item.label} und Entdeckungen`,
      active: item.key === 'likes',
      onSelect: select,
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Likes/ }));
    await expect(select).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};

/** Above 768 px the header has the items. */
export const OnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { BackToTop } from '../../controls/BackToTop/BackToTop.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { SearchBar } from '../../search/SearchBar/SearchBar.tsx';
import { AppHeader } from '../AppHeader/AppHeader.tsx';
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

/** Long labels. `onSelect` can prevent the navigation, for example for guests. */
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

/** Above 768 px, the header has the items. */
export const OnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** Elements at the window's edges keep clear of the bars, if there are any. */
export const RoomForBars: Story = {
  parameters: { visual: { disable: true } },
  render: function Page(args) {
    const [hasBars, setHasBars] = useState(false);
    return (
      <>
        {hasBars && <AppHeader brandName="Vitrine" homeHref="/" items={args.items} />}
        <SearchBar onSubmit={fn()} />
        <Button onClick={() => setHasBars(!hasBars)}>Bars</Button>
        <div style={{ height: '400vh' }} />
        <BackToTop />
        {hasBars && <BottomBar {...args} />}
      </>
    );
  },
  play: async ({ canvas }) => {
    window.scrollTo(0, 3.5 * window.innerHeight);
    const back = (await canvas.findByRole('button', { name: 'Back to top' })).getBoundingClientRect();
    await waitFor(() => expect(canvas.getByRole('search').getBoundingClientRect().top).toBe(8));
    await expect(window.innerHeight - back.bottom).toBe(16);

    canvas.getByText('Bars').click();
    const header = await canvas.findByRole('banner');
    const bar = canvas.getByRole('navigation', { name: 'Main' });
    const gaps = () => ({
      search: canvas.getByRole('search').getBoundingClientRect().top - header.getBoundingClientRect().bottom,
      back:
        bar.getBoundingClientRect().top -
        canvas.getByRole('button', { name: 'Back to top' }).getBoundingClientRect().bottom,
    });
    await waitFor(() => expect(gaps()).toEqual({ search: 8, back: 16 }));
    window.scrollTo(0, 0);
  },
};

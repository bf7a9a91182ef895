import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Sheet } from './Sheet.tsx';

const places = ['Saved searches', 'Recently viewed', 'Your links'].map((place) => (
  <p key={place}>
    <Button block>{place}</Button>
  </p>
));

const meta: Meta<typeof Sheet> = {
  title: 'Controls/Sheet',
  component: Sheet,
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  args: { open: true, onOpenChange: fn(), title: 'Places', children: places },
};
export default meta;
type Story = StoryObj<typeof Sheet>;

/** A sheet from below. Escape, the close button and a press outside close it. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Places' });
    await expect(within(sheet).getByRole('button', { name: 'Saved searches' })).toHaveFocus();
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBe(window.innerHeight));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await userEvent.click(sheet.previousElementSibling!, { pointerEventsCheck: 0 });
    await expect(args.onOpenChange).toHaveBeenCalledTimes(3);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.anything());
  },
};

export const FromTheEnd: Story = {
  args: { side: 'end', actions: <Button variant="primary">Done</Button> },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(sheet.getBoundingClientRect().right).toBe(window.innerWidth));
    await expect(sheet.offsetHeight).toBe(window.innerHeight);
  },
};

export const FromTheStart: Story = {
  args: { side: 'start', hideTitle: true, children: <h2 style={{ margin: 0 }}>Saved Searches</h2> },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Places' });
    await waitFor(() => expect(sheet.getBoundingClientRect().left).toBe(0));
  },
};

/** In right-to-left text, the end side is on the left. */
export const RightToLeft: Story = {
  args: { side: 'end' },
  parameters: { visual: { disable: true } },
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(sheet.getBoundingClientRect().left).toBe(0));
  },
};

/** Long content scrolls between the head and the foot, which never cover a focused button. */
export const LongContentOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    title: 'A headline so long that it breaks: Unpronounceabilityunpronounceability',
    children: Array.from({ length: 16 }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
      <p key={i}>
        <Button block>Place {i + 1}</Button>
      </p>
    )),
    actions: (
      <>
        <Button block>Clear All</Button>
        <Button block variant="primary">
          Show 24 results
        </Button>
      </>
    ),
  },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    await expect(sheet.getBoundingClientRect().top).toBeGreaterThanOrEqual(48);
    const [last, foot] = ['Place 16', 'Clear All'].map((name) => screen.getByRole('button', { name }));
    last!.focus();
    await waitFor(() =>
      expect(last!.getBoundingClientRect().bottom).toBeLessThan(foot!.getBoundingClientRect().top),
    );
    sheet.scrollTop = 0;
    screen.getByRole('button', { name: 'Place 1' }).focus();
  },
};

const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

export const FocusComesBack: Story = {
  parameters: { visual: { disable: true } },
  render: function Opener(args) {
    const [open, setOpen] = useState(false);
    const [inner, setInner] = useState(false);
    return (
      <div style={{ height: 3000 }}>
        <Button onClick={() => setOpen(true)}>Filters</Button>
        <Sheet {...args} open={open} onOpenChange={setOpen}>
          <Button onClick={() => setInner(true)}>More</Button>
        </Sheet>
        <Sheet {...args} open={inner} onOpenChange={setInner} title="More filters" />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Filters' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    const inner = await screen.findByRole('dialog', { name: 'More filters' });
    // The inner sheet handles Escape only once it is painted and can be pressed.
    await waitFor(() => expect(inner).toHaveStyle({ pointerEvents: 'auto' }));
    await painted();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
    await expect(getComputedStyle(document.body).overflow).toContain('hidden');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(getComputedStyle(document.body).overflow).not.toContain('hidden'));
  },
};

/** Overlays end above an on-screen keyboard. */
export const AboveAKeyboard: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: { visual: { disable: true } },
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(window, 'visualViewport') as PropertyDescriptor;
    const viewport = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: window.innerHeight });
    Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
    return () => Object.defineProperty(window, 'visualViewport', own);
  },
  render: (args) => (
    <>
      <Sheet {...args} />
      <Sheet {...args} side="end" />
      <Dialog open onOpenChange={fn()} title="Rename" description="The name of the search." />
    </>
  ),
  play: async () => {
    const ends = () =>
      [...document.querySelectorAll('[role=dialog]')].map(
        (panel) => window.innerHeight - Math.round(panel.getBoundingClientRect().bottom),
      );
    const covers = (height: number, rest: object = {}) => {
      const viewport = window.visualViewport as VisualViewport;
      Object.assign(viewport, { scale: 1, offsetTop: 0, height: window.innerHeight - height, ...rest });
      viewport.dispatchEvent(new Event('resize'));
    };
    await waitFor(() => expect(ends()).toEqual([0, 0, 0]));
    covers(240);
    await waitFor(() => expect(ends()).toEqual([240, 240, 240]));
    covers(240, { offsetTop: 40 });
    await waitFor(() => expect(ends()).toEqual([200, 200, 200]));
    covers(240, { scale: 2 });
    await waitFor(() => expect(ends()).toEqual([0, 0, 0]));
  },
};

/** Counterexample: the sheet hides the main action of the page. */
export const WhatPeopleCameFor: Story = {
  tags: ['!dev', '!test'],
  args: {
    side: 'end',
    title: 'Sizes',
    children: <p>38, 39 and 41 are there.</p>,
    actions: <Button variant="primary">Add to cart</Button>,
  },
};

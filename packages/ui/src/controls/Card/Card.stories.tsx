import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Card } from './Card.tsx';

const meta = {
  title: 'Controls/Card',
  component: Card,
  args: { children: 'Your plan renews on 4 March.' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

const root = createRef<HTMLDivElement>();

const grid = { display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' };

/** Outlined, sunken into the page, and floating over it. */
export const Variants: Story = {
  render: (args) => (
    <div style={grid}>
      <Card {...args} ref={root} id="plan" className="own" style={{ order: 1 }} />
      <Card {...args} variant="sunken" />
      <Card {...args} variant="floating" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('#plan');
    await expect(card).toBe(root.current);
    await expect(card).toHaveClass('own');
    await expect(card).toHaveStyle({ order: '1' });
  },
};

export const Paddings: Story = {
  render: (args) => (
    <div style={grid}>
      <Card {...args} padding="none">
        <div style={{ height: 80, background: '#DCE4E8' }} />
      </Card>
      <Card {...args} padding="small" />
      <Card {...args} padding="large" />
    </div>
  ),
};

/** A card that leads elsewhere is a link, one that acts is a button, one that informs is an article. */
export const AsSomethingElse: Story = {
  args: { onClick: fn((event) => event.preventDefault()) },
  render: (args) => (
    <div style={grid}>
      <Card {...args} asChild>
        <a href="#room">
          <strong>Winter coats</strong>
          <br />4 people, 2 votes
        </a>
      </Card>
      <Card {...args} asChild>
        <button type="button">Start a room</button>
      </Card>
      <Card {...args} asChild>
        <button type="button" disabled>
          Start a room with more people
        </button>
      </Card>
      <Card asChild>
        <article>Mina liked a coat</article>
      </Card>
    </div>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Winter coats/ }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Start a room' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('article')).toBeVisible();
  },
};

export const LongWordsRightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" style={{ width: 240 }}>
      <Card {...args}>חדר: Donaudampfschifffahrtsgesellschaftskapitänsanhänger</Card>
    </div>
  ),
};

export const Interaction: Story = {
  parameters: { interaction: ['rest', 'hover', 'focus', 'pressed'] },
  args: { asChild: true, children: <a href="#room">Winter coats</a> },
};

/** Counterexample: a card inside a card. */
export const InACard: Story = {
  tags: ['!dev', '!test'],
  render: (args) => (
    <Card>
      Your plan
      <Card {...args} style={{ marginBlockStart: 12 }} />
    </Card>
  ),
};

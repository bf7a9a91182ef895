import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, type within } from 'storybook/test';
import { UserLinkRow } from '../UserLinkRow/UserLinkRow.tsx';
import { keptLinks } from '../user-links.fixtures.ts';
import { SortableList, type SortableListProps } from './SortableList.tsx';

type Props = SortableListProps<string>;

function Arranged({ items: given, onOrderChange, ...args }: Props) {
  const [items, setItems] = useState(given);
  return (
    <SortableList
      {...args}
      items={items}
      onOrderChange={(keys) => {
        onOrderChange(keys);
        setItems(keys);
      }}
    />
  );
}

const meta: Meta<Props> = {
  title: 'User links/SortableList',
  component: SortableList,
  args: {
    'aria-label': 'Things for the kitchen',
    items: ['Kettle', 'Teapot', 'Tray'],
    keyOf: (name) => name,
    nameOf: (name) => name,
    onOrderChange: fn(),
    children: (name, handle) => (
      <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        {handle}
        {name}
      </div>
    ),
  },
  render: (args) => <Arranged {...args} />,
};
export default meta;
type Story = StoryObj<Props>;

type Canvas = ReturnType<typeof within>;

const handleOf = (canvas: Canvas, name: string) => canvas.getByRole('button', { name: `Move ${name}` });

const isSaid = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

/** Lifts an item by key. Arrows move it once the list has measured its places, as the style of the item shows. */
async function lift(canvas: Canvas, name: string) {
  const handle = handleOf(canvas, name);
  handle.focus();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(handle.closest('li')).toHaveStyle({ transform: 'matrix(1, 0, 0, 1, 0, 0)' }));
  return handle;
}

export const Plain: Story = {
  args: { style: { display: 'grid', gap: 4 } },
  decorators: [(draw) => <div style={{ maxWidth: 320 }}>{draw()}</div>],
  play: async ({ args, canvas }) => {
    const names = () => canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    // The instructions are inserted after the first paint.
    await waitFor(() =>
      expect(handleOf(canvas, 'Kettle')).toHaveAccessibleDescription(
        'Press Space to lift, arrow keys to move, Space to drop, Escape to put back.',
      ),
    );

    const handle = await lift(canvas, 'Kettle');
    await isSaid('Kettle is lifted, at place 1 of 3.');
    await userEvent.keyboard('{ArrowDown}');
    await isSaid('Kettle is at place 2 of 3.');
    await expect(args.onOrderChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await isSaid('Kettle is dropped at place 2 of 3.');
    await expect(args.onOrderChange).toHaveBeenCalledTimes(1);
    await expect(args.onOrderChange).toHaveBeenLastCalledWith(['Teapot', 'Kettle', 'Tray']);
    await waitFor(() => expect(names()).toEqual(['Teapot', 'Kettle', 'Tray']));
    await waitFor(() => expect(handle).toHaveFocus());

    await lift(canvas, 'Teapot');
    await isSaid('Teapot is lifted, at place 1 of 3.');
    await userEvent.keyboard('{ArrowDown}');
    await isSaid('Teapot is at place 2 of 3.');
    await userEvent.keyboard('{ArrowUp}');
    await isSaid('Teapot is at place 1 of 3.');
    await userEvent.keyboard('{ArrowDown}');
    await isSaid('Teapot is at place 2 of 3.');
    await userEvent.keyboard('{Escape}');
    await isSaid('Teapot is back at its place.');
    await expect(names()).toEqual(['Teapot', 'Kettle', 'Tray']);
    await expect(args.onOrderChange).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(handleOf(canvas, 'Teapot')).not.toHaveAttribute('aria-pressed'));
    (document.activeElement as HTMLElement).blur();
  },
};

const labels = keptLinks.map(({ label }) => label);

/** Arrows to the sides move a card along its row. */
export const Cards: Story = {
  args: {
    'aria-label': 'Pinned links',
    items: labels,
    style: { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 16 },
    children: (label, handle) => {
      const link = keptLinks.find((one) => one.label === label);
      return link && <UserLinkRow {...link} layout="card" handle={handle} pinned onPinnedChange={fn()} />;
    },
  },
  decorators: [(draw) => <div style={{ maxWidth: 880 }}>{draw()}</div>],
  play: async ({ args, canvas }) => {
    const [first, second, ...others] = labels;
    await lift(canvas, first!);
    await userEvent.keyboard('{ArrowRight}');
    await isSaid(`${first} is at place 2 of 4.`);
    await userEvent.keyboard(' ');
    await isSaid(`${first} is dropped at place 2 of 4.`);
    await expect(args.onOrderChange).toHaveBeenLastCalledWith([second, first, ...others]);
    await waitFor(() => expect(handleOf(canvas, first!)).toHaveFocus());
    (document.activeElement as HTMLElement).blur();
  },
};

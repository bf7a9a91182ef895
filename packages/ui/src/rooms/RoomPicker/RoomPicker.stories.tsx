import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Sheet } from '../../controls/Sheet/Sheet.tsx';
import { handbag, overcoat, runner } from '../../products/products.fixtures.ts';
import { askedRooms, manyRooms, now } from '../rooms.fixtures.ts';
import { RoomPicker, type RoomPickerProps } from './RoomPicker.tsx';

const three = [overcoat, runner, handbag];

const meta = {
  title: 'Rooms/RoomPicker',
  component: RoomPicker,
  args: { products: [overcoat], rooms: askedRooms, now, onSend: fn(), onValueChange: fn() },
  decorators: [
    (Story, { parameters }) =>
      parameters.inSheet ? (
        <Story />
      ) : (
        <div style={{ maxWidth: 390, padding: 16, background: 'var(--vitrine-color-surface)' }}>
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof RoomPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first room is chosen, so one press sends the product. */
export const OneProduct: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'October wedding' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Send to October wedding' }));
    await expect(args.onSend).toHaveBeenLastCalledWith({ roomId: 'r1', question: undefined });
    await userEvent.click(canvas.getByText('One good coat'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('r2');
    await userEvent.click(canvas.getByRole('button', { name: 'Send to One good coat' }));
    await expect(args.onSend).toHaveBeenLastCalledWith({ roomId: 'r2', question: undefined });
    await userEvent.click(canvas.getByText('October wedding'));
    (document.activeElement as HTMLElement).blur();
  },
};

/** Several products start a vote. */
export const SeveralProducts: Story = {
  args: { products: three, onRemove: fn(), onAdd: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start Vote in October wedding' }));
    await expect(args.onSend).toHaveBeenLastCalledWith({ roomId: 'r1', question: 'Which one?' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send as 3 cards instead' }));
    await expect(args.onSend).toHaveBeenLastCalledWith({ roomId: 'r1', question: undefined });
    const question = canvas.getByRole('textbox', { name: 'Question' });
    await userEvent.clear(question);
    await userEvent.type(question, 'For the lake?{Enter}');
    await expect(args.onSend).toHaveBeenLastCalledWith({ roomId: 'r1', question: 'For the lake?' });
    await expect(canvas.getByText('13 / 200')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${runner.name}` }));
    await expect(args.onRemove).toHaveBeenCalledWith(runner.id);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a product' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

function Removing(args: RoomPickerProps) {
  const [products, setProducts] = useState(three);
  return (
    <RoomPicker
      {...args}
      products={products}
      onRemove={(id) => setProducts(products.filter((product) => product.id !== id))}
    />
  );
}

/** The focus goes to the next product, and at the last one to the button. */
export const Removed: Story = {
  args: { products: three },
  render: (args) => <Removing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${runner.name}` }));
    await expect(canvas.getByRole('button', { name: `Remove ${handbag.name}` })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${handbag.name}` }));
    await expect(canvas.getByRole('button', { name: 'Send to October wedding' })).toHaveFocus();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    (document.activeElement as HTMLElement).blur();
  },
};

/** The name field opens in place; arrow keys stay among the rooms. */
export const NewRoom: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('radio', { name: 'Under $100' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'New room' })).toHaveFocus();
    await userEvent.click(canvas.getByText('October wedding'));
    await userEvent.click(canvas.getByText('New room'));
    const name = canvas.getByRole('textbox', { name: 'Room name' });
    await expect(name).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Create and send' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByText('Enter a name for the room.')).toBeVisible();
    await expect(name).toHaveFocus();
    await userEvent.type(name, ' Lake trip ');
    await userEvent.click(canvas.getByRole('button', { name: 'Create and send' }));
    await expect(args.onSend).toHaveBeenLastCalledWith({ newRoomName: 'Lake trip', question: undefined });
    (document.activeElement as HTMLElement).blur();
  },
};

/** Without a room, the name field is open from the start. */
export const NoRoomsYet: Story = {
  args: { rooms: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Room name' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'New room' })).toBeChecked();
  },
};

/** More than three rooms scroll, more than eight can be searched. */
export const ManyRooms: Story = {
  args: { rooms: manyRooms },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search rooms' });
    await userEvent.type(search, 'coat');
    await expect(canvas.getAllByRole('radio')).toHaveLength(4);
    await userEvent.clear(search);
    await userEvent.type(search, 'nothing');
    await expect(canvas.getByText('No rooms found')).toBeVisible();
    await userEvent.clear(search);
    search.blur();
  },
};

export const Loading: Story = { args: { rooms: [], loading: true } };

export const Busy: Story = {
  args: { products: three, onRemove: fn(), busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Failed: Story = {
  args: { error: 'This couldn’t be sent. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('couldn’t be sent');
  },
};

/** Counters say how much is too much. */
export const TooLong: Story = {
  args: { products: three, rooms: [], question: '?'.repeat(203), newRoomName: 'a'.repeat(52) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create and send' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByText('3 characters too many')).toBeVisible();
    await expect(canvas.getByText('2 characters too many')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

export const RightToLeft: Story = {
  args: { products: three, onRemove: fn(), onAdd: fn(), dir: 'rtl', rooms: [{ id: '1', name: 'חתונה' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0 people')).toBeNull();
  },
};

/** As a sheet, the content of which it is. */
export const InASheet: Story = {
  args: { products: three, onRemove: fn(), onAdd: fn() },
  parameters: { inSheet: true },
  globals: { viewport: { value: 'mobile2' } },
  render: (args) => (
    <Sheet open title="Ask a room">
      <RoomPicker {...args} />
    </Sheet>
  ),
  play: async () => {
    const sheet = within(document.body);
    await expect(await sheet.findByRole('dialog', { name: 'Ask a room' })).toBeVisible();
    // The way to more products is in sight beside three of them.
    const add = sheet.getByRole('button', { name: 'Add a product' });
    const send = sheet.getByRole('button', { name: 'Start Vote in October wedding' });
    await expect(add.getBoundingClientRect().right).toBeLessThanOrEqual(send.getBoundingClientRect().right);
    (document.activeElement as HTMLElement).blur();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { roomFriends as friends } from '../rooms.fixtures.ts';
import { CreateRoomForm } from './CreateRoomForm.tsx';

const meta = {
  title: 'Rooms/CreateRoomForm',
  component: CreateRoomForm,
  args: { friends, onCreate: fn() },
} satisfies Meta<typeof CreateRoomForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Create room' })).toBeDisabled();
  },
};

export const Filled: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'October wedding');
    await userEvent.type(canvas.getByRole('textbox', { name: /Description/ }), 'By the lake, no heels.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Private Room (invite only)' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Jun/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create room' }));
    await expect(args.onCreate).toHaveBeenCalledWith({
      name: 'October wedding',
      description: 'By the lake, no heels.',
      isPrivate: true,
      invited: ['2'],
    });
    (document.activeElement as HTMLElement).blur();
  },
};

export const Failed: Story = {
  args: {
    defaultValue: { name: 'Wedding', description: '', isPrivate: false, invited: [] },
    error: 'Failed to create room',
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

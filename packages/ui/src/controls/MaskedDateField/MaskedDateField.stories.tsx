import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MaskedDateField } from './MaskedDateField.tsx';

const meta: Meta<typeof MaskedDateField> = {
  title: 'Controls/MaskedDateField',
  component: MaskedDateField,
  args: { label: 'Birthday', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof MaskedDateField>;

/** Slashes appear by themselves; deleting one deletes its digit. The caret stays at the edit. */
export const Typed: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Birthday' });
    await userEvent.type(field, '11292000');
    await expect(field).toHaveValue('11/29/2000');
    field.setSelectionRange(3, 3);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('12/92/000');
    await expect(field.selectionStart).toBe(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(field.value);
  },
};

export const Empty: Story = {};

export const Wrong: Story = { args: { defaultValue: '02/30/2000', error: 'Birthday is required' } };

/** Counterexample: the date of a trip needs a calendar. */
export const ForATrip: Story = { tags: ['!dev', '!test'], args: { label: 'Arrival' } };

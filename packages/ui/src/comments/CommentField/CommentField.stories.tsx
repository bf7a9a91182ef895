import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CommentField } from './CommentField.tsx';

const meta = {
  title: 'Comments/CommentField',
  component: CommentField,
  args: { onSend: fn(), onValueChange: fn(), limit: 1000 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CommentField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Blank text is not sent, and neither are signs that draw nothing (1 §5). */
export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Add a comment' });
    await userEvent.type(field, ' \u200b\u2800 {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Send comment' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.clear(field);
    field.blur();
  },
};

/** Enter sends once; a second press has nothing to send (D80). Shift+Enter inserts a line break. */
export const Sending: Story = {
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '  Lovely{Shift>}{Enter}{/Shift}coat ');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(args.onSend).toHaveBeenCalledWith('Lovely\ncoat');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

/** Rejected text stays in the field. */
export const NotTaken: Story = {
  args: { onSend: fn(() => false) },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Lovely coat{Enter}');
    await expect(field).toHaveValue('Lovely coat');
  },
};

/** Text over the limit is not sent; text with an error is, as what refused it may have changed. */
export const OverTheLimit: Story = {
  args: { limit: 10, defaultValue: 'Lovely coat', error: 'Too long' },
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(field, '{Backspace}{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('Lovely coa');
  },
};

export const Typed: Story = { args: { defaultValue: 'Where is the coat from?\nIt is lovely.' } };

export const AlmostFull: Story = {
  args: { limit: 40, defaultValue: 'Where is the coat from, and what is it?' },
};

export const Wrong: Story = { args: { defaultValue: 'Lovely', error: 'This post is not there any more.' } };

export const Disabled: Story = { args: { disabled: true } };

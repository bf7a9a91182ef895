import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';

const meta = {
  title: 'Controls/AlertDialog',
  component: AlertDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Leave this room?',
    description: 'The others can invite you again.',
    confirmLabel: 'Leave',
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole('button', { name });

/** The cancel button has the focus at first. Escape cancels; a press outside does nothing. */
export const Question: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave this room?' });
    await expect(dialog).toHaveAccessibleDescription('The others can invite you again.');
    await expect(button('Cancel')).toHaveFocus();

    await userEvent.click(dialog.parentElement!);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.anything());
    await userEvent.click(button('Leave'));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    button('Cancel').focus();
  },
};

export const Destructive: Story = {
  args: {
    destructive: true,
    title: 'Delete this post?',
    description: 'Its comments and product links go with it. This cannot be undone.',
    confirmLabel: 'Delete',
    cancelLabel: 'Keep',
  },
};

export const Busy: Story = {
  args: { ...Destructive.args, busy: true },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.click(button('Delete'));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(button('Keep'));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.anything());
  },
};

export const LongTextOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    title: 'Remove “Donaudampfschifffahrtsgesellschaftskapitänsanhänger”?',
    description: 'Unpronounceabilityunpronounceabilityunpronounceability goes with it.',
    confirmLabel: 'Remove from all of your lists',
  },
};

function Deleting(args: AlertDialogProps) {
  const [open, setOpen] = useState(false);
  const [deleted, setDeleted] = useState(false);
  return (
    <>
      <h1 tabIndex={-1} id="posts">
        Your posts
      </h1>
      {!deleted && <Button onClick={() => setOpen(true)}>Delete post</Button>}
      <AlertDialog
        {...args}
        open={open}
        onOpenChange={setOpen}
        onConfirm={(event) => {
          args.onConfirm?.(event);
          setDeleted(true);
          setOpen(false);
        }}
        restoreFocusTo={() => document.querySelector<HTMLElement>('#posts')}
      />
    </>
  );
}

/** On closing, focus returns to the opener, or to `restoreFocusTo` if the opener is gone. */
export const FocusComesBack: Story = {
  render: (args) => <Deleting {...args} />,
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Delete post' });
    await userEvent.click(trigger);
    await waitFor(() => expect(button('Cancel')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();

    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your posts' })).toHaveFocus());
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

/** Counterexample: the question names no subject, and the answers have no verb. */
export const YesOrNo: Story = {
  tags: ['!dev', '!test'],
  args: { title: 'Are you sure?', description: undefined, confirmLabel: 'Yes', cancelLabel: 'No' },
};

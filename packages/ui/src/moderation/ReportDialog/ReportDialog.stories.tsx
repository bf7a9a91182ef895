import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { ReportDialog, type ReportDialogProps, type ReportDraft } from './ReportDialog.tsx';

const meta = {
  title: 'Moderation/ReportDialog',
  component: ReportDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onReport: fn(),
    title: 'Report @jun',
    noteLimit: 1000,
    categories: [
      { value: 'spam', label: 'Spam', hint: 'Advertising, or the same again and again.' },
      { value: 'harassment', label: 'Harassment' },
      { value: 'counterfeit', label: 'Counterfeit goods' },
      { value: 'other', label: 'Something else' },
    ],
  },
} satisfies Meta<ReportDialogProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole('button', { name });

/** A report needs a reason, and is sent with the trimmed note. */
export const Question: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Report @jun' });
    await userEvent.click(button('Report'));
    await expect(args.onReport).not.toHaveBeenCalled();
    await expect(
      screen.getByRole('radiogroup', { name: 'Why are you reporting this?' }),
    ).toHaveAccessibleDescription('Choose a reason.');
    await userEvent.click(screen.getByRole('radio', { name: 'Harassment' }));
    await userEvent.type(screen.getByRole('textbox'), ' every day ');
    await userEvent.click(button('Report'));
    await expect(args.onReport).toHaveBeenCalledWith({ category: 'harassment', note: 'every day' });
    await userEvent.click(button('Cancel'));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.anything());
    button('Cancel').blur();
  },
};

/** A controlled draft survives closing the dialog. */
export const Kept: Story = {
  parameters: { visual: { disable: true } },
  render: function Keeping(args) {
    const [isOpen, setOpen] = useState(true);
    const [draft, setDraft] = useState<ReportDraft>({ category: null, note: '' });
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open again</Button>
        <ReportDialog {...args} open={isOpen} onOpenChange={setOpen} value={draft} onValueChange={setDraft} />
      </>
    );
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Harassment' }));
    await userEvent.type(screen.getByRole('textbox'), 'every ');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(button('Open again'));
    await expect(await screen.findByRole('radio', { name: 'Harassment' })).toBeChecked();
    await expect(screen.getByRole('textbox')).toHaveValue('every ');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** While sending, a second press sends nothing. */
export const Sending: Story = {
  args: { status: 'sending' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Spam' }));
    await userEvent.click(button('Report'));
    await expect(args.onReport).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { error: 'You’ve sent many reports. Try again in an hour.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('You’ve sent many reports.');
  },
};

/** A note over the limit is not sent and gets the focus. */
export const NoteTooLong: Story = {
  args: { noteLimit: 10 },
  parameters: { visual: { disable: true } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Spam' }));
    await userEvent.type(screen.getByRole('textbox'), 'every single day');
    await userEvent.click(button('Report'));
    await expect(args.onReport).not.toHaveBeenCalled();
    await expect(screen.getByRole('textbox')).toHaveFocus();
  },
};

/** The pressed button is gone, so the focus moves to Done. */
export const Sent: Story = {
  render: function Sending(args) {
    const [status, setStatus] = useState<'asking' | 'sent'>('asking');
    return <ReportDialog {...args} status={status} onReport={() => setStatus('sent')} />;
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Something else' }));
    await userEvent.click(button('Report'));
    const thanks = await screen.findByRole('dialog', { name: 'Thank you' });
    await waitFor(() => expect(thanks).toBeVisible());
    await waitFor(() => expect(button('Done')).toHaveFocus());
  },
};

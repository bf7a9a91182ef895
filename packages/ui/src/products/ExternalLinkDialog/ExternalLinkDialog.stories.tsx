import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { ExternalLinkDialog } from './ExternalLinkDialog.tsx';

const onContinue = fn((event: { preventDefault(): void }) => event.preventDefault());

const meta = {
  title: 'Products/ExternalLinkDialog',
  component: ExternalLinkDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onContinue,
    href: 'https://atelier-brume.example/coats/wool-overcoat?colour=camel',
  },
} satisfies Meta<typeof ExternalLinkDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Open External Link' });
    await expect(dialog).toHaveAccessibleDescription(
      'This will open atelier-brume.example in a new tab. Continue?',
    );
    const link = screen.getByRole('link', { name: 'Continue' });
    await expect(link).toHaveAttribute('href', args.href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.anything());
    await expect(onContinue).not.toHaveBeenCalled();
    await userEvent.click(link);
    await expect(onContinue).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    screen.getByRole('button', { name: 'Cancel' }).focus();
  },
};

/**
 * The host keeps its own text direction, and wraps if needed. The rest of the address is not shown (1 §2,
 * D23).
 */
export const LongHostOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    href: 'https://user@shop.donaudampfschifffahrtsgesellschaft-juwelen.hohenzollernstrasse.example:8443/a?b#c',
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(within(dialog).getByText(/^shop\.donau.*example:8443$/)).toBeInTheDocument();
  },
};

/** Only http and https addresses become links. */
export const NoWebAddress: Story = {
  args: { href: 'java\nscript:alert(1)' },
  play: async () => {
    await screen.findByRole('alertdialog');
    await expect(screen.queryByRole('link')).toBeNull();
  },
};

/** A second press during the closing animation opens no second tab. */
export const PressedTwice: Story = {
  parameters: { visual: { disable: true } },
  render: function Opening(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>View at Atelier Brume</Button>
        <ExternalLinkDialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'View at Atelier Brume' });
    await userEvent.click(opener);
    const link = await screen.findByRole('link', { name: 'Continue' });
    await userEvent.dblClick(link);
    await expect(onContinue).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

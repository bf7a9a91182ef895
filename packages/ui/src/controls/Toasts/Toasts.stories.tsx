import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Toasts } from './Toasts.tsx';

const AN_HOUR = 3_600_000;

const meta = {
  title: 'Controls/Toasts',
  component: Toasts,
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  args: {
    onDismiss: fn(),
    messages: [{ id: 'copied', text: 'Link copied to clipboard!', durationMs: AN_HOUR }],
  },
  // The mark that has the screenshot show the whole page.
  decorators: [
    (Story) => (
      <div data-overlay>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

const region = () => screen.getByRole('region', { name: /^Notifications/ });

export const One: Story = {
  play: async ({ args }) => {
    await within(region()).findByText('Link copied to clipboard!');
    await userEvent.click(within(region()).getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('copied');
  },
};

const onAction = fn();

export const Tones: Story = {
  args: {
    messages: [
      { id: 'saved', tone: 'positive', text: 'Your profile was saved.', durationMs: AN_HOUR },
      { id: 'failed', tone: 'danger', text: 'The like was not saved. Try again.', durationMs: AN_HOUR },
      {
        id: 'removed',
        text: 'Removed from your cart',
        action: { label: 'Undo', onAction },
        durationMs: AN_HOUR,
      },
    ],
  },
  play: async ({ args }) => {
    onAction.mockClear();
    await within(region()).findByText('Removed from your cart');
    await userEvent.keyboard('[F8]');
    await expect(region()).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(within(region()).getByRole('button', { name: 'Undo' }));
    await expect(onAction).toHaveBeenCalledTimes(1);
    await expect(args.onDismiss).toHaveBeenCalledWith('removed');
  },
};

export const OnPhone: Story = {
  args: {
    messages: [
      {
        id: 'long',
        tone: 'danger',
        text: 'Your comment on “Unpronounceabilityunpronounceability” was not sent, because you are offline.',
        action: { label: 'Send again', onAction },
        durationMs: AN_HOUR,
      },
      { id: 'copied', text: 'Link copied to clipboard!', durationMs: AN_HOUR },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};

const onOpenChange = fn();

/** Escape is for the dialog that has the focus, though the toast came after it; without one it takes the toast away. */
export const OverDialog: Story = {
  render: function WithDialog(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Dialog
          open={isOpen}
          onOpenChange={(open) => {
            onOpenChange(open);
            setOpen(open);
          }}
          title="Wool Overcoat, Camel"
        />
        {isOpen && <Toasts {...args} />}
        {!isOpen && <Toasts {...args} messages={[{ id: 'later', text: 'Removed', durationMs: AN_HOUR }]} />}
      </>
    );
  },
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas }) => {
    onOpenChange.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    await userEvent.click(await within(region()).findByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('copied');

    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await within(region()).findByText('Removed');
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenLastCalledWith('later');
  },
};

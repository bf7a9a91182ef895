import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Popover, PopoverClose } from './Popover.tsx';

const meta: Meta<typeof Popover> = {
  title: 'Controls/Popover',
  component: Popover,
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  args: {
    label: 'Who sees this',
    trigger: <Button>Who sees this</Button>,
    onOpenChange: fn(),
    children: (
      <>
        <Switch label="Followers" defaultChecked />
        <Switch label="Everybody" />
        <PopoverClose>
          <Button variant="primary" block>
            Done
          </Button>
        </PopoverClose>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 260 }}>
        <Story />
        <button type="button">After it</button>
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Popover>;

const panel = createRef<HTMLDivElement>();

/** The focus moves into the popover and stays there. Escape and "Done" close it and return the focus. */
export const ByKeyboard: Story = {
  args: { ref: panel, className: 'own', id: 'audience' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Who sees this' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Who sees this' });
    await expect(dialog).toBe(panel.current);
    await expect(dialog).toHaveClass('own');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Followers' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('switch', { name: 'Followers' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'escape' }),
    );
    await waitFor(() => expect(button).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Followers' })).toHaveFocus());
  },
};

/** Initially open, for the documentation page. */
export const Opened: Story = { tags: ['!dev', '!test'], args: { defaultOpen: true } };

/** A press on the trigger or outside closes the popover. */
export const ByPointer: Story = {
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Who sees this' });
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await userEvent.click(canvas.getByRole('button', { name: 'After it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'outside' }),
    );
  },
};

/** Controlled: the owner decides whether it is open. */
export const Controlled: Story = {
  parameters: { visual: { disable: true } },
  render: function Owned(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Popover {...args} open={open} onOpenChange={setOpen} />
        <button type="button" onClick={() => setOpen(true)}>
          From elsewhere
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'From elsewhere' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'From elsewhere' })).toHaveFocus());
  },
};

export const LongWordsRightToLeft: Story = {
  args: {
    label: 'מי רואה',
    trigger: <Button>מי רואה</Button>,
    defaultOpen: true,
    children: 'כל מי שעוקב אחריך, גם Donaudampfschifffahrtsgesellschaftskapitänsanhänger, רואה את מה שאהבת.',
  },
  render: (args) => (
    <div dir="rtl" style={{ padding: 16 }}>
      <Popover {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const dialog = await screen.findByRole('dialog');
    const button = canvas.getByRole('button', { name: 'מי רואה', hidden: true });
    await waitFor(() => {
      const { right, width } = dialog.getBoundingClientRect();
      expect(right).toBeCloseTo(Math.max(button.getBoundingClientRect().right, 8 + width), 0);
    });
  },
};

/** Counterexample: a press beside the popover hides a half-filled form. */
export const WithAForm: Story = {
  tags: ['!dev', '!test'],
  args: {
    defaultOpen: true,
    label: 'Send to',
    trigger: <Button>Send to</Button>,
    children: (
      <div style={{ display: 'grid', gap: 12 }}>
        {['Name', 'Street', 'City'].map((label) => (
          <TextField key={label} label={label} />
        ))}
      </div>
    ),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta = {
  title: 'Controls/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Delete this post?',
    description: 'Its comments and product links go with it. This cannot be undone.',
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="danger">Delete</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Delete this post?' });
    await expect(dialog).toHaveAccessibleDescription(
      'Its comments and product links go with it. This cannot be undone.',
    );
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.anything());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await userEvent.click(dialog.parentElement!);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(3);
  },
};

export const Sheet: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Form: Story = {
  args: {
    size: 'medium',
    title: 'Rename saved search',
    description: undefined,
    children: <TextField label="Name" defaultValue="Linen trousers" />,
    actions: <Button variant="primary">Save</Button>,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

const paragraphs = Array.from({ length: 12 }, (_, i) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text
  <p key={i}>
    {i + 1}. You may show products that you found, and nobody may show yours as their own. What you like is
    yours to see until you share it.
  </p>
));

export const LongText: Story = {
  args: {
    title: 'Terms of a word so long that it breaks: Unpronounceabilityunpronounceability',
    description: undefined,
    children: paragraphs,
    actions: <Button variant="primary">Accept</Button>,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
    await expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
  },
};

export const HiddenTitle: Story = {
  args: {
    hideTitle: true,
    title: 'Invite',
    description: undefined,
    actions: undefined,
    children: <p>Send this link.</p>,
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Invite' });
  },
};

function Opener(args: DialogProps) {
  const [open, setOpen] = useState(false);
  const [inner, setInner] = useState(false);
  const [deleted, setDeleted] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h1 tabIndex={-1} ref={heading}>
        Your posts
      </h1>
      {!deleted && <Button onClick={() => setOpen(true)}>Delete post</Button>}
      <Dialog
        {...args}
        open={open}
        onOpenChange={setOpen}
        restoreFocusTo={() => heading.current}
        actions={
          <>
            <Button onClick={() => setInner(true)}>Learn more</Button>
            <Button
              variant="danger"
              onClick={() => {
                setDeleted(true);
                setOpen(false);
              }}
            >
              Delete
            </Button>
          </>
        }
      />
      <Dialog open={inner} onOpenChange={setInner} title="What is deleted" />
    </>
  );
}

const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

export const FocusComesBack: Story = {
  render: (args) => <Opener {...args} />,
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Delete post' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Learn more' }));
    const inner = await screen.findByRole('dialog', { name: 'What is deleted' });
    // The inner dialog handles Escape only once it is painted and can be pressed.
    await waitFor(() => expect(inner).toHaveStyle({ pointerEvents: 'auto' }));
    await painted();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Learn more' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your posts' })).toHaveFocus());
  },
};

/** Counterexample: a dialog opened from another one. */
export const OverAnother: Story = {
  tags: ['!dev', '!test'],
  args: { size: 'medium', title: 'Rename saved search', description: undefined, actions: undefined },
  render: (args) => (
    <>
      <Dialog {...args}>
        <TextField label="Name" defaultValue="Linen trousers" />
      </Dialog>
      <Dialog open title="Choose a colour" actions={<Button variant="primary">Choose</Button>} />
    </>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { overcoat } from '../../products/products.fixtures.ts';
import { roomPeople } from '../rooms.fixtures.ts';
import { MessageComposer } from './MessageComposer.tsx';

const meta = {
  title: 'Rooms/MessageComposer',
  component: MessageComposer,
  args: {
    onSend: fn(),
    onValueChange: fn(),
    onVoteStart: fn(),
    onTyping: fn(),
    onPictureChange: fn(),
    people: roomPeople.map(({ name, picture }) => ({ username: name, face: picture })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 740, paddingBlockStart: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Blank text is not sent (2 §5). */
export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send message' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByPlaceholderText('Type a message...'), '   {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Start Vote' }));
    await expect(args.onVoteStart).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Written: Story = { args: { defaultValue: 'Red it is. Who has a jacket I can borrow?' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

/** The field grows to five lines, then its text scrolls. */
export const FiveLines: Story = {
  args: { defaultValue: 'One\nTwo\nThree\nFour\nFive\nSix\nSeven' },
  play: async ({ canvas }) => {
    const { clientHeight, scrollHeight } = canvas.getByRole('textbox');
    await expect(clientHeight).toBe(5 * 24 + 26);
    await expect(scrollHeight).toBeGreaterThan(clientHeight);
  },
};

export const Reply: Story = {
  args: {
    context: {
      kind: 'reply',
      author: 'otis',
      text: 'The red one. It is windy up there and it will not mind.',
    },
    onContextCancel: fn(),
    defaultValue: 'Shorten it?',
  },
  play: async ({ args, canvas }) => {
    canvas.getByRole('textbox').focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onContextCancel).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the reply' }));
    await expect(args.onContextCancel).toHaveBeenCalledTimes(2);
    (document.activeElement as HTMLElement).blur();
  },
};

export const Edit: Story = {
  args: {
    context: { kind: 'edit', text: 'Camel, not back.' },
    onContextCancel: fn(),
    defaultValue: 'Camel, not black.',
  },
};

/** A picture has its words beside it, and can be sent without words. */
export const WithAPicture: Story = {
  args: { picture: overcoat.picture?.src },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(args.onSend).toHaveBeenCalledWith({ text: '', picture: args.picture });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the photo' }));
    await expect(args.onPictureChange).toHaveBeenCalledWith(null);
    (document.activeElement as HTMLElement).blur();
  },
};

/** After an @, people of the room are suggested. Arrows choose, Enter takes. */
export const Mention: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockEnd: 340 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Ask @');
    await expect(await canvas.findAllByRole('option')).toHaveLength(5);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: /jun/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const MentionTaken: Story = {
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox');
    await userEvent.type(field, 'Ask @mi');
    await expect(await canvas.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Ask @mina.k ');
    await expect(field.selectionStart).toBe(12);
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(field, '@o');
    await canvas.findByRole('option');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('option')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'Ask @mina.k @o', picture: null });
    await expect(field).toHaveValue('');
  },
};

/** Enter sends and Shift+Enter breaks; the Enter that ends a composition does not send (P12). */
export const Keys: Story = {
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'One{Shift>}{Enter}{/Shift}two');
    await expect(field).toHaveValue('One\ntwo');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(args.onTyping).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'One\ntwo', picture: null });
    await expect(field).toHaveFocus();
  },
};

/** Pictures are chosen, pasted or dropped; other files are refused with the specified text (2 §5). */
export const FilesOfAllKinds: Story = {
  parameters: { visual: { disable: true } },
  render: function Holding(args) {
    const [picture, setPicture] = useState<File | null>(null);
    return <MessageComposer {...args} picture={picture} onPictureChange={setPicture} />;
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    const photo = new File(['x'], 'coat.png', { type: 'image/png' });
    const letter = new File(['x'], 'letter.pdf', { type: 'application/pdf' });
    const holding = (file: File) => {
      const transfer = new DataTransfer();
      transfer.items.add(file);
      return transfer;
    };
    const drop = (file: File) =>
      fireEvent(
        field,
        new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: holding(file) }),
      );
    drop(letter);
    await screen.findByRole('alertdialog', { name: 'Please select an image file' });
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.queryByRole('img')).toBeNull();

    drop(photo);
    await canvas.findByRole('img', { name: 'coat.png' });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the photo' }));
    await expect(canvas.queryByRole('img')).toBeNull();
    // Firefox empties a `ClipboardEvent` that a script fills.
    const clipboardData = holding(photo);
    fireEvent(field, Object.assign(new Event('paste', { bubbles: true }), { clipboardData }));
    await canvas.findByRole('img', { name: 'coat.png' });
  },
};

/** Text is pasted plain, with its lines, though a picture of it comes along. A picture alone is shown, not sent. */
export const Pasted: Story = {
  parameters: { visual: { disable: true } },
  render: function Holding(args) {
    const [picture, setPicture] = useState<File | null>(null);
    return <MessageComposer {...args} picture={picture} onPictureChange={setPicture} />;
  },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    const screenshot = new File(['x'], 'image.png', { type: 'image/png' });
    const pasted = async (data: Record<string, string>) => {
      const copied = new DataTransfer();
      for (const [type, text] of Object.entries(data)) copied.setData(type, text);
      copied.items.add(screenshot);
      await userEvent.click(field);
      await userEvent.paste(copied);
    };
    // Three cells of a spreadsheet.
    const cells = 'Camel\t340\nBlack\t310\nRed\t290';
    await pasted({
      'text/plain': cells,
      'text/html': '<table><tr><td><b>Camel</b></td><td>340</td></tr></table>',
    });
    await expect(field).toHaveValue(cells);
    // A paragraph of a word processor.
    await pasted({ 'text/plain': '\nOne\n\nTwo', 'text/html': '<p><i>One</i></p><p>Two</p>' });
    await expect(field).toHaveValue(`${cells}\nOne\n\nTwo`);
    await expect(canvas.queryByRole('img')).toBeNull();

    await pasted({});
    await canvas.findByRole('img', { name: 'image.png' });
    await expect(field).toHaveValue(`${cells}\nOne\n\nTwo`);
    await expect(args.onSend).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: 'معطف صوف' },
  render: (args) => (
    <div dir="rtl">
      <MessageComposer {...args} />
    </div>
  ),
};

export const Interaction: Story = {
  args: { defaultValue: 'Red it is.' },
  render: (args) => (
    <div style={{ width: 320 }}>
      <MessageComposer {...args} />
    </div>
  ),
  parameters: { interaction: ['rest', 'hover', 'focus', 'disabled'] },
};

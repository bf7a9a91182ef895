import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { FileDrop } from './FileDrop.tsx';

const picture = (name: string, bytes = 240_000) =>
  new File(['x'.repeat(bytes)], name, { type: 'image/png', lastModified: 1 });
const two = [picture('coat, front.png'), picture('coat, back.png', 1_300_000)];

const meta = {
  title: 'Controls/FileDrop',
  component: FileDrop,
  args: {
    label: 'Pictures',
    accept: 'image/*',
    maxBytes: 2_000_000,
    maxFiles: 4,
    onValueChange: fn(),
    onFilesRefuse: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = createRef<HTMLInputElement>();
const zoneOf = (canvasElement: HTMLElement) => canvasElement.querySelector('input')!.parentElement!;
function held(files: File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}
const drag = (type: string, canvasElement: HTMLElement, dataTransfer: DataTransfer) =>
  fireEvent(zoneOf(canvasElement), new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
const drop = (canvasElement: HTMLElement, files: File[]) => drag('drop', canvasElement, held(files));

/** Simulates a dropped folder, which scripts cannot create: a file whose entry is a directory. */
function dropWithFolder(canvasElement: HTMLElement, files: File[], name: string) {
  const folder = {
    kind: 'file',
    getAsFile: () => new File([''], name),
    webkitGetAsEntry: () => ({ isDirectory: true }),
  };
  const items = [...files.map((file) => ({ kind: 'file', getAsFile: () => file })), folder];
  const event = new Event('drop', { bubbles: true, cancelable: true });
  return fireEvent(
    zoneOf(canvasElement),
    Object.assign(event, { dataTransfer: { types: ['Files'], items } }),
  );
}

export const Empty: Story = {
  args: { ref: input, hint: 'The first one is the cover.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Pictures');
    await expect(field).toBe(input.current);
    await expect(field).toHaveAccessibleDescription(
      'The first one is the cover. Accepts photos. Up to 2 MB each. Up to 4 files.',
    );
    await userEvent.tab();
    await expect(field).toHaveFocus();
  },
};

/** Endings such as `.heic`, which only some systems need, are described as photos. */
export const PicturesAndVideos: Story = {
  args: { accept: 'image/*,video/mp4,video/webm,.heic,.heif', maxFiles: 10, maxBytes: undefined },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Pictures')).toHaveAccessibleDescription(
      'Accepts photos and videos. Up to 10 files.',
    );
  },
};

/** Dropped, chosen and pasted files add up. A form gets all of them. */
export const ThreeWays: Story = {
  args: { name: 'pictures', defaultValue: [two[0]!] },
  render: (args) => (
    <form>
      <FileDrop {...args} />
      <button type="reset" hidden>
        Reset
      </button>
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Pictures', { selector: 'input' });
    const form = canvasElement.querySelector('form')!;
    const sent = () => new FormData(form).getAll('pictures').map((file) => (file as File).name);
    await drop(canvasElement, [two[1]!]);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(two);
    await expect(canvas.getByText('1 file added')).toBeInTheDocument();
    field.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove coat, front.png' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove coat, back.png' })).toHaveFocus();
    field.files = held([picture('coat, sleeve.png')]).files;
    await fireEvent.change(field);
    // Firefox empties a `ClipboardEvent` that a script fills.
    const clipboardData = held([picture('pasted.png')]);
    await fireEvent(field, Object.assign(new Event('paste', { bubbles: true }), { clipboardData }));
    await waitFor(() =>
      expect(sent()).toEqual(['coat, front.png', 'coat, back.png', 'coat, sleeve.png', 'pasted.png']),
    );

    canvas.getByRole('button', { name: 'Remove coat, sleeve.png' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove pasted.png' })).toHaveFocus();
    await expect(canvas.getByText('coat, sleeve.png removed')).toBeInTheDocument();
    await waitFor(() => expect(sent()).toEqual(['coat, front.png', 'coat, back.png', 'pasted.png']));
    form.reset();
    await waitFor(() => expect(sent()).toEqual(['coat, front.png']));
    await drop(canvasElement, [two[1]!]);
  },
};

/** Refused files are reported by reason; accepted files are kept. */
export const Refusals: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const hundred = Array.from({ length: 100 }, (_, place) => picture(`${place}.png`, 10));
    const others = [
      new File(['x'], 'notes.txt', { type: 'text/plain' }),
      picture('poster.png', 2_000_001),
      new File([], 'nothing.png', { type: 'image/png' }),
    ];
    await dropWithFolder(canvasElement, [...others, ...hundred], 'Holidays');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(hundred.slice(0, 4));
    await expect(args.onFilesRefuse).toHaveBeenCalledTimes(1);
    await expect(canvas.getByLabelText('Pictures', { selector: 'input' })).toHaveAccessibleDescription(
      /notes\.txt can’t be used here\. poster\.png: larger than 2 MB\. nothing\.png: empty\. 4\.png, 5\.png and 94 more: you can add 4 files at most\. Holidays: choose the files/,
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** With a maximum of one, a new file replaces the old one. */
export const OnlyOne: Story = {
  args: { label: 'Profile picture', maxFiles: 1, defaultValue: [two[0]!] },
  play: async ({ args, canvas, canvasElement }) => {
    await drop(canvasElement, [two[1]!]);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([two[1]]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** The zone reacts while files are dragged over it; other drags are ignored. */
export const Over: Story = {
  play: async ({ canvas, canvasElement }) => {
    const words = new DataTransfer();
    words.setData('text/plain', 'a coat');
    await drag('dragover', canvasElement, words);
    await expect(canvas.queryByText('Drop here')).toBeNull();
    await drag('dragover', canvasElement, held(two));
    await waitFor(() => expect(canvas.getByText('Drop here')).toBeVisible());
  },
};

/** Controlled: the owner keeps the files, and shows them. */
export const Controlled: Story = {
  parameters: { visual: { disable: true } },
  args: { hideFiles: true },
  render: function Owned(args) {
    const [files, setFiles] = useState<File[]>([]);
    return (
      <>
        <FileDrop {...args} value={files} onValueChange={setFiles} />
        <p>{files.map(({ name }) => name).join()}</p>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await drop(canvasElement, two);
    await expect(canvas.getByText('coat, front.png,coat, back.png')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: two },
  play: async ({ args, canvasElement }) => {
    await drop(canvasElement, [picture('late.png')]);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** A field in a disabled fieldset takes no files either. */
export const InADisabledFieldset: Story = {
  args: { defaultValue: two },
  decorators: [
    (Story) => (
      <fieldset disabled>
        <Story />
      </fieldset>
    ),
  ],
  parameters: { visual: { disable: true } },
  play: Disabled.play,
};

export const LongWordsRightToLeft: Story = {
  args: {
    label: 'תמונות',
    accept: 'image/*,.pdf',
    defaultValue: [
      picture('Donaudampfschifffahrtsgesellschaftskapitänsanhänger, von der Seite.png'),
      picture('מעיל.png'),
    ],
    error: 'לא נשמר.',
  },
  render: (args) => (
    <div dir="rtl" style={{ width: 280 }}>
      <FileDrop {...args} />
    </div>
  ),
};

export const Interaction: Story = {
  parameters: { interaction: ['rest', 'hover', 'focus', 'disabled'] },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
};

/** Leads a page that is empty without files. */
export const Well: Story = {
  args: { variant: 'well', label: 'Add photos', heading: 'Photos and videos' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('Add photos')).toHaveAccessibleDescription('');
    await drop(canvasElement, [new File(['x'], 'notes.txt', { type: 'text/plain' })]);
    await expect(await canvas.findByText(/notes\.txt/)).toBeVisible();
  },
};

/** A cell of the grid around it. */
export const Tile: Story = {
  args: { variant: 'tile', label: 'Add photos', heading: '7 more' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 84px)', gap: 12 }}>
        <Story />
      </div>
    ),
  ],
};

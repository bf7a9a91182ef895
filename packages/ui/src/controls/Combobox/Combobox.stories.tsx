import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';
import type { ComboboxOption } from './combobox-option.ts';

const options: ComboboxOption[] = [
  { value: 'lis', label: 'Lisbon', detail: 'Portugal' },
  { value: 'lju', label: 'Ljubljana', detail: 'Slovenia' },
  { value: 'mal', label: 'Malmö', detail: 'Sweden' },
  { value: 'por', label: 'Porto', detail: 'Portugal' },
  { value: 'rey', label: 'Reykjavík', detail: 'No shops yet', disabled: true },
];
const [lisbon, ljubljana, malmo] = options as [ComboboxOption, ComboboxOption, ComboboxOption];

type SingleProps = Extract<ComboboxProps, { multiple?: false }>;

const meta: Meta<SingleProps> = {
  title: 'Controls/Combobox',
  component: Combobox,
  args: { label: 'City', options, onValueChange: fn(), onInputValueChange: fn() },
  decorators: [
    (Story, { parameters }) => (
      <div style={parameters.interaction ? { width: 200 } : { maxWidth: 360, minHeight: 340 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<SingleProps>;

const severalOf = ({ value: _, defaultValue: __, onValueChange, ...args }: SingleProps) =>
  ({ ...args, onValueChange: onValueChange as () => void, multiple: true }) as const;

const press = fn();
const field = createRef<HTMLInputElement>();
const formOf = (canvasElement: HTMLElement) => canvasElement.querySelector('form')!;
const namesOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

/** Choosing by typing, ignoring case and accents, or by keys. A form can submit and reset the value. */
export const Uncontrolled: Story = {
  args: { ref: field, name: 'city', hint: 'Where things are sent.' },
  render: (args) => (
    <form>
      <Combobox {...args} />
      <button type="reset" hidden>
        Reset
      </button>
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvas.getByRole('combobox', { name: 'City' });
    await expect(input).toBe(field.current);
    await expect(input).toHaveAccessibleDescription('Where things are sent.');
    await userEvent.tab();
    await expect(input).toHaveAttribute('aria-expanded', 'false');

    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    const list = canvas.getByRole('listbox', { name: 'City' });
    await expect(input.getAttribute('aria-controls')).toBe(list.id);
    const pointed = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    await expect(pointed()).toHaveTextContent('Lisbon');
    await userEvent.keyboard('{ArrowUp}');
    await expect(pointed()).toHaveTextContent('Porto');
    await expect(input).toHaveFocus();

    await userEvent.keyboard('MALMO');
    await expect(namesOf(canvas.getAllByRole('option'))).toEqual(['MalmöSweden']);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 option');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(malmo);
    await expect(input).toHaveValue('Malmö');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(new FormData(formOf(canvasElement)).get('city')).toBe('mal');

    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Malmö');
    await expect(pointed()).toHaveTextContent('Malmö');
    await expect(canvas.getAllByRole('option')).toHaveLength(5);

    formOf(canvasElement).reset();
    await waitFor(() => expect(input).toHaveValue(''));
    await expect(new FormData(formOf(canvasElement)).get('city')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
  },
};

/** A choice that the owner refuses is neither shown nor submitted. */
export const Refused: Story = {
  args: { name: 'city', value: lisbon },
  parameters: { visual: { disable: true } },
  render: (args) => (
    <form>
      <Combobox {...args} />
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.clear(input);
    await userEvent.type(input, 'porto');
    await userEvent.click(canvas.getByRole('option', { name: /Porto/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: 'por' }));
    await waitFor(() => expect(input).toHaveValue('Lisbon'));
    await userEvent.type(input, ' or so');
    await expect(input).toHaveValue('Lisbon or so');
    await userEvent.tab();
    await expect(input).toHaveValue('Lisbon');
    await expect(new FormData(formOf(canvasElement)).get('city')).toBe('lis');
  },
};

/** Escape keeps the typed text. Text that matches no option gets an error on blur, and is not submitted. */
export const TypedTextStays: Story = {
  args: { name: 'city', defaultValue: lisbon },
  parameters: { visual: { disable: true } },
  render: (args) => (
    <form>
      <Combobox {...args} />
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveValue('Lisbon');
    await userEvent.type(input, ' or so');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByText('Nothing found', { ignore: '[role=status]' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Nothing found')).toBeNull();
    await expect(input).toHaveValue('Lisbon or so');
    await expect(formOf(canvasElement).checkValidity()).toBe(false);
    await expect(input).not.toHaveAttribute('aria-invalid');

    await userEvent.tab();
    await expect(input).toHaveValue('Lisbon or so');
    await expect(input).toHaveAccessibleDescription('Choose one of the options.');
    await userEvent.clear(input);
    await userEvent.type(input, 'porto');
    await userEvent.tab();
    await expect(input).toHaveValue('Porto');
    await expect(input).toBeValid();
    await expect(new FormData(formOf(canvasElement)).get('city')).toBe('por');
  },
};

/** A press on an option keeps the focus in the field; a press elsewhere closes the list. */
export const ByPointer: Story = {
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    const disabled = canvas.getByRole('option', { name: /Reykjavík/ });
    await expect(disabled).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(disabled);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    const option = canvas.getByRole('option', { name: /Ljubljana/ });
    await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(option);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(ljubljana);
    await expect(input).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Show options' }));
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await fireEvent.pointerDown(canvasElement);
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** Chosen values stand before the text; Backspace moves to them, and removes them. */
export const Several: Story = {
  render: (args) => (
    <form>
      <Combobox {...severalOf(args)} label="Cities" name="cities" defaultValue={[lisbon]} />
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'p{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      lisbon,
      expect.objectContaining({ value: 'por' }),
    ]);
    await expect(input).toHaveValue('');
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await expect(new FormData(formOf(canvasElement)).getAll('cities')).toEqual(['lis', 'por']);

    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('button', { name: 'Remove Porto' })).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('button', { name: 'Remove Lisbon' })).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);

    await userEvent.keyboard('mal{Enter}lju{Enter}{ArrowDown}');
    await expect(namesOf(canvas.getAllByRole('option', { selected: true }))).toEqual([
      'LjubljanaSlovenia',
      'MalmöSweden',
    ]);
  },
};

/** Any typed text can be chosen, as one value or several. */
export const FreeText: Story = {
  args: { freeText: true, name: 'city' },
  parameters: { visual: { disable: true } },
  render: (args) => (
    <form>
      <Combobox {...args} />
      <Combobox {...severalOf(args)} label="Tags" options={[]} name="tags" />
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'City' }), 'Atlantis');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'Atlantis', label: 'Atlantis' });
    await userEvent.type(canvas.getByRole('combobox', { name: 'Tags' }), 'wool{Enter}linen');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Tags' })).toHaveValue('');
    const sent = new FormData(formOf(canvasElement));
    await expect(sent.get('city')).toBe('Atlantis');
    await expect(sent.getAll('tags')).toEqual(['wool', 'linen']);
  },
};

/**
 * A press on a button below the field hits it, although the field then grows. Its click handler sees the
 * typed value.
 */
export const PressedBelow: Story = {
  parameters: { visual: { disable: true } },
  render: (args) => (
    <form>
      <Combobox {...args} />
      <Combobox {...severalOf(args)} label="Tags" options={[]} freeText name="tags" />
      <Button onClick={(event) => press(new FormData(event.currentTarget.form!).getAll('tags'))}>Save</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    const hand = userEvent.setup();
    const topAsPressed = async () => {
      await hand.pointer({ keys: '[MouseLeft>]', target: save });
      await expect(save).toHaveFocus();
      const { top } = save.getBoundingClientRect();
      await hand.pointer({ keys: '[/MouseLeft]', target: save });
      return top;
    };
    const city = canvas.getByRole('combobox', { name: 'City' });
    await userEvent.type(city, 'Nowhere');
    const before = save.getBoundingClientRect().top;
    await expect(await topAsPressed()).toBe(before);
    await expect(city).toBeInvalid();

    await userEvent.type(canvas.getByRole('combobox', { name: 'Tags' }), 'wool'.repeat(10));
    const then = save.getBoundingClientRect().top;
    await expect(await topAsPressed()).toBe(then);
    await expect(press).toHaveBeenLastCalledWith(['wool'.repeat(10)]);
    await expect(save.getBoundingClientRect().top).toBeGreaterThan(then);
  },
};

/** Options are filtered while an input method composes a word. It keeps Enter, Escape and the arrow keys. */
export const InputMethod: Story = {
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('combobox');
    await userEvent.click(input);
    await fireEvent.compositionStart(input);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, 'lis');
    await fireEvent(input, new InputEvent('input', { bubbles: true, isComposing: true }));
    await expect(args.onInputValueChange).toHaveBeenLastCalledWith('lis');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    for (const key of ['Enter', 'Escape', 'ArrowDown'])
      await fireEvent.keyDown(input, { key, isComposing: true });
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await fireEvent.compositionEnd(input);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(lisbon);
  },
};

/** An owner that searches hears that the search is over, if the field drops the typed text. */
export const SearchEnds: Story = {
  parameters: { visual: { disable: true } },
  render: (args) => <Combobox {...severalOf(args)} defaultValue={[lisbon]} />,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'Lisbon');
    await expect(args.onInputValueChange).toHaveBeenLastCalledWith('Lisbon');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue(''));
    await expect(args.onInputValueChange).toHaveBeenLastCalledWith('');
  },
};

/** Options from a server: loading, failed, none, found. */
export const Asynchronous: Story = {
  args: { filter: null, onRetry: fn() },
  render: function Found(args) {
    const [state, setState] = useState<Pick<ComboboxProps, 'status' | 'options'>>({ options: [] });
    return (
      <>
        <Combobox
          {...args}
          {...state}
          onInputValueChange={() => setState({ status: 'loading', options: [] })}
        />
        <div style={{ position: 'absolute', insetBlockStart: 300 }}>
          {(['failed', 'ready'] as const).map((status) => (
            <button
              key={status}
              type="button"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() =>
                setState({ status, options: status === 'ready' && state.status === 'failed' ? options : [] })
              }
            >
              {status}
            </button>
          ))}
        </div>
      </>
    );
  },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    const answer = (status: string) => canvas.getByRole('button', { name: status }).click();
    await userEvent.type(input, 'x{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    answer('ready');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Nothing found'));
    await userEvent.type(input, 'l');
    answer('failed');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('The options couldn’t be loaded.'),
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await userEvent.tab({ shift: true });
    answer('ready');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(5));
    answer('failed');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible());
  },
};

/** In a dialog, the first Escape closes only the list, which the dialog does not clip. */
export const InADialog: Story = {
  parameters: { visual: { disable: true } },
  render: function Opened(args) {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Where to?">
        <Combobox {...args} />
      </Dialog>
    );
  },
  play: async () => {
    const input = await waitFor(() => document.querySelector<HTMLInputElement>('[role=combobox]')!);
    await userEvent.click(input);
    const list = document.querySelector('[role=listbox]')!;
    await waitFor(() => {
      const { left, bottom } = list.getBoundingClientRect();
      expect(list.contains(document.elementFromPoint(left + 20, bottom - 10))).toBe(true);
    });
    await userEvent.keyboard('{Escape}');
    await expect(document.querySelector('[role=listbox]')).toBeNull();
    await expect(document.querySelector('[role=dialog]')).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  },
};

/** Without room below, the list opens above. Of many options, it shows the first hundred. */
export const ManyAtTheFoot: Story = {
  parameters: { visual: { disable: true } },
  args: {
    options: Array.from({ length: 10_000 }, (_, place) => ({ value: `${place}`, label: `Number ${place}` })),
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', insetInline: 16, insetBlockEnd: 0 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <div style={{ position: 'absolute', insetBlockEnd: 16 }}>
      <Combobox {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await expect(canvas.getAllByRole('option')).toHaveLength(100);
    await expect(canvas.getByText(/^And 9900 more/, { ignore: '[role=status]' })).toBeInTheDocument();
    const list = canvas.getByRole('listbox').parentElement!.getBoundingClientRect();
    await expect(list.bottom).toBeLessThan(input.getBoundingClientRect().top);
    await expect(list.top).toBeGreaterThanOrEqual(0);
    await userEvent.type(input, '9999{Enter}');
    await expect(input).toHaveValue('Number 9999');
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Combobox {...args} placeholder="Where to?" />
      <Combobox {...args} defaultValue={lisbon} status="loading" />
      <Combobox {...args} defaultValue={lisbon} disabled />
      <Combobox {...severalOf(args)} label="Cities" defaultValue={[lisbon, malmo]} disabled />
      <Combobox {...args} defaultValue={malmo} error="Nothing is sent there any more." />
    </div>
  ),
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole('combobox');
    await expect(fields[2]).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Remove Lisbon' })).toBeDisabled();
    await expect(fields[4]).toHaveAccessibleDescription('Nothing is sent there any more.');
  },
};

export const LongWordsRightToLeft: Story = {
  args: {
    label: 'ערים',
    options: [
      { value: 'a', label: 'תל אביב', detail: 'ישראל' },
      { value: 'b', label: 'Donaudampfschifffahrtsgesellschaftskapitänsanhänger' },
    ],
  },
  render: (args) => (
    <div dir="rtl" style={{ width: 280 }}>
      <Combobox {...severalOf(args)} defaultValue={args.options.slice(1)} />
      <Button>עוד</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
  },
};

export const Interaction: Story = {
  parameters: { interaction: ['rest', 'focus', 'disabled'] },
  args: { defaultValue: lisbon },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AppHeader } from '../../site/AppHeader/AppHeader.tsx';
import { SearchBar } from './SearchBar.tsx';

const meta: Meta<typeof SearchBar> = {
  title: 'Search/SearchBar',
  component: SearchBar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 320 } } },
  args: {
    value: 'linen trousers',
    onValueChange: fn(),
    onSubmit: fn(),
    saveState: 'idle',
    onSave: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 120, paddingBlockStart: 64 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof SearchBar>;

export const Idle: Story = {};

export const NothingFound: Story = {
  args: { value: 'unobtainium', problem: 'No search results found.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No search results found.');
  },
};

/** While saving, the button keeps label and focus. "Saved" stays until another search shows (D47). */
export const Saving: Story = {
  parameters: { visual: { disable: true } },
  render: function Keeping(args) {
    const [saveState, setSaveState] = useState(args.saveState);
    return (
      <>
        <SearchBar
          {...args}
          saveState={saveState}
          onSave={() => {
            setSaveState('saving');
            args.onSave?.();
          }}
          message={saveState === 'saved' ? 'Search saved' : ''}
        />
        <button type="button" onClick={() => setSaveState(saveState === 'saving' ? 'saved' : 'idle')}>
          Answer
        </button>
      </>
    );
  },
  play: async ({ args, canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save Search' });
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(save).toHaveTextContent('Save Search');
    await expect(save).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(save).toHaveTextContent('Saved');
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Search saved');
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledTimes(1);

    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledTimes(2);
  },
};

/** On focus, hover or tap, a guest's button explains why it does nothing. */
export const Guest: Story = {
  args: { saveState: 'guest' },
  play: async ({ args, canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save Search' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(save).toHaveAccessibleDescription('Login to save searches');
    save.focus();
    await screen.findByRole('tooltip', { name: 'Login to save searches' });
    await userEvent.keyboard('{Escape}{Enter}');
    save.blur();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

    await userEvent.pointer([{ keys: '[TouchA]', target: save }]);
    await screen.findByRole('tooltip', { name: 'Login to save searches' });
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const SavingAndSaved: Story = {
  args: { busy: true },
  render: (args) => (
    <>
      <SearchBar {...args} label="Saving" saveState="saving" />
      <SearchBar {...args} label="Saved" busy={false} saveState="saved" />
      <SearchBar {...args} label="Nothing to save" busy={false} value="" saveState={undefined} />
    </>
  ),
};

/** On a phone, the save button is an icon with an accessible name. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { value: 'a camel coat with horn buttons' },
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save Search' });
    await expect(save.getBoundingClientRect()).toMatchObject({ width: 52, height: 52 });
  },
};

/** The bar sticks below the header, casts a shadow, and shares a blurred layer with the header. */
export const Stuck: Story = {
  args: { id: 'bar' },
  parameters: { visual: { disable: true } },
  decorators: [
    (Story) => (
      <div>
        <AppHeader brandName="Vitrine" homeHref="/" items={[]} />
        <main>
          <div style={{ height: 100 }} />
          <Story />
          <div style={{ height: 3000 }} />
        </main>
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const header = canvas.getByRole('banner');
    const bar = canvasElement.querySelector('#bar')!;
    await expect(bar).not.toHaveAttribute('data-stuck');
    window.scrollTo(0, 600);
    await waitFor(() => expect(bar).toHaveAttribute('data-stuck'));
    await expect(bar.getBoundingClientRect().top).toBe(header.getBoundingClientRect().bottom);
    const blurs = [getComputedStyle(header), getComputedStyle(bar), getComputedStyle(bar, '::before')];
    await waitFor(() =>
      expect(blurs.map(({ backdropFilter }) => backdropFilter)).toEqual(['none', 'none', 'blur(12px)']),
    );
    window.scrollTo(0, 0);
    await waitFor(() => expect(bar).not.toHaveAttribute('data-stuck'));
  },
};

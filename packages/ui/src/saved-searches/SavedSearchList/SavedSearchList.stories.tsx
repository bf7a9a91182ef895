import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longSavedSearches, savedSearches } from '../saved-searches.fixtures.ts';
import { SavedSearchList, type SavedSearchListProps } from './SavedSearchList.tsx';

const onOpen = fn((_search: unknown, event: { preventDefault(): void }) => event.preventDefault());

const meta = {
  title: 'Saved searches/SavedSearchList',
  component: SavedSearchList,
  args: {
    searches: savedSearches,
    hrefOf: ({ query }) => `/results?q=${encodeURIComponent(query)}`,
    onOpen,
    onRename: fn(),
    onRemove: fn(),
    onSignIn: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 304 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SavedSearchList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole entry opens the search, except for its title and its buttons. */
export const Ready: Story = {
  play: async ({ args, canvas }) => {
    const [winter, linen] = canvas.getAllByRole('listitem');
    await expect(within(winter!).getByText('4 new')).toBeVisible();
    await expect(within(winter!).getByText('Nov 18, 2026, 3:28 PM')).toHaveAttribute(
      'datetime',
      '2026-11-18T15:28:00.000Z',
    );
    const { right, top } = linen!.getBoundingClientRect();
    (document.elementFromPoint(right - 100, top + 20) as HTMLElement).click();
    await expect(onOpen).toHaveBeenLastCalledWith(savedSearches[1], expect.anything());
    await userEvent.click(canvas.getByRole('link', { name: /^Winter coat, camel coat/ }));
    await expect(onOpen).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete linen trousers' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith(savedSearches[1]);
    (document.activeElement as HTMLElement).blur();
  },
};

export const LongWords: Story = { args: { searches: longSavedSearches } };

/** The field takes the place of the title; nothing below it moves. */
export const Renaming: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const heightBefore = list.offsetHeight;
    await userEvent.click(canvas.getByText('Winter coat', { selector: 'button' }));
    const field = canvas.getByRole('textbox', { name: 'New title for Winter coat' });
    await expect(field).toHaveFocus();
    await expect(list.offsetHeight).toBe(heightBefore);
  },
};

function Renamed({ onRename, ...args }: SavedSearchListProps) {
  const [searches, setSearches] = useState(savedSearches);
  return (
    <SavedSearchList
      {...args}
      searches={searches}
      onRename={(search, title) => {
        onRename(search, title);
        setSearches(searches.map((other) => (other.id === search.id ? { ...other, title } : other)));
      }}
    />
  );
}

/** Enter and leaving save once; Escape, blank and the same title save nothing (D48). */
export const RenameSavesOnce: Story = {
  parameters: { visual: { disable: true } },
  render: (args) => <Renamed {...args} />,
  play: async ({ args, canvas }) => {
    const pencil = (title: string) => canvas.getByRole('button', { name: `Rename ${title}` });
    const startRenaming = async (title: string) => {
      await userEvent.click(pencil(title));
      const field = canvas.getByRole('textbox');
      await userEvent.clear(field);
      return field;
    };

    await userEvent.type(await startRenaming('Winter coat'), '  Camel coat {Enter}');
    await expect(args.onRename).toHaveBeenCalledTimes(1);
    await expect(args.onRename).toHaveBeenLastCalledWith(savedSearches[0], 'Camel coat');
    await waitFor(() => expect(pencil('Camel coat')).toHaveFocus());

    await userEvent.type(await startRenaming('linen trousers'), 'Trousers');
    await userEvent.tab();
    await expect(args.onRename).toHaveBeenCalledTimes(2);
    await expect(args.onRename).toHaveBeenLastCalledWith(savedSearches[1], 'Trousers');
    await expect(pencil('Trousers')).not.toHaveFocus();

    await userEvent.type(await startRenaming('Camel coat'), 'Other{Escape}');
    await waitFor(() => expect(pencil('Camel coat')).toHaveFocus());
    await startRenaming('Camel coat');
    await userEvent.keyboard(' {Enter}');
    await userEvent.type(await startRenaming('Camel coat'), 'Camel coat{Enter}');
    await expect(pencil('Camel coat')).toBeVisible();
    await expect(args.onRename).toHaveBeenCalledTimes(2);

    const field = await startRenaming('Camel coat');
    const composing = { bubbles: true, cancelable: true, isComposing: true };
    field.dispatchEvent(new KeyboardEvent('keydown', { ...composing, key: 'Escape' }));
    await expect(field.dispatchEvent(new KeyboardEvent('keydown', { ...composing, key: 'Enter' }))).toBe(
      false,
    );
    await expect(field).toBeInTheDocument();
  },
};

/** Escape ends the renaming and no more: what closes on Escape around the list stays open. */
export const EscapeEndsRenamingOnly: Story = {
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const closeSheet = fn();
    document.addEventListener('keydown', closeSheet, { capture: true });
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Rename Winter coat' }));
      closeSheet.mockClear();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('textbox')).toBeNull();
      await expect(closeSheet).not.toHaveBeenCalled();
      await userEvent.keyboard('{Escape}');
      await expect(closeSheet).toHaveBeenCalledTimes(1);
    } finally {
      document.removeEventListener('keydown', closeSheet, { capture: true });
    }
  },
};

/** While it is saved the new title shows; when that fails, the old one comes back. */
export const RenameFails: Story = {
  parameters: { visual: { disable: true } },
  render: function Failing(args) {
    const refuse = useRef<(reason: Error) => void>(undefined);
    return (
      <>
        <button type="button" onClick={() => refuse.current?.(new Error('offline'))}>
          Refuse
        </button>
        <SavedSearchList
          {...args}
          onRename={() =>
            new Promise((_, reject) => {
              refuse.current = reject;
            })
          }
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Winter coat' }));
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.keyboard('Camel coat{Enter}');
    await waitFor(() => expect(canvas.getByText('Camel coat', { selector: 'button' })).toBeVisible());
    await expect(canvas.queryByText('Winter coat', { selector: 'button' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(canvas.getByText('Winter coat', { selector: 'button' })).toBeVisible());
  },
};

/** The focus goes to the next entry, else to the one before, at last to the heading. */
export const FocusGoesOn: Story = {
  parameters: { visual: { disable: true } },
  render: function Removing(args) {
    const [searches, setSearches] = useState(savedSearches);
    return (
      <SavedSearchList
        {...args}
        searches={searches}
        onRemove={({ id }) => setSearches(searches.filter((search) => search.id !== id))}
      />
    );
  },
  play: async ({ canvas }) => {
    const remove = (title: string) =>
      userEvent.click(canvas.getByRole('button', { name: `Delete ${title}` }));
    await remove('linen trousers');
    await expect(canvas.getByRole('link', { name: /^Anna/ })).toHaveFocus();
    await remove('Anna’s birthday');
    await expect(canvas.getByRole('link', { name: /^Winter/ })).toHaveFocus();
    await remove('Winter coat');
    await expect(canvas.getByRole('heading', { name: 'Saved Searches' })).toHaveFocus();
    await expect(canvas.getByText('No saved searches yet')).toBeVisible();
  },
};

export const Guest: Story = {
  args: { searches: [], status: 'guest' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Please log in to save and view your searches.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(args.onSignIn).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};

export const Empty: Story = { args: { searches: [] } };

export const Loading: Story = { args: { searches: [], status: 'loading' } };

export const Failed: Story = {
  args: { searches: [], status: 'error', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};

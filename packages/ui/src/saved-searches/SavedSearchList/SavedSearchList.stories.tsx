import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { longSavedSearches, SEEN_AT, savedSearches } from '../saved-searches.fixtures.ts';
import { SavedSearchList, type SavedSearchListProps } from './SavedSearchList.tsx';

const onOpen = fn((_search: unknown, event: { preventDefault(): void }) => event.preventDefault());

const meta = {
  title: 'Saved searches/SavedSearchList',
  component: SavedSearchList,
  args: {
    searches: savedSearches,
    now: SEEN_AT,
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

type Canvas = ReturnType<typeof within>;

const menuOf = (canvas: Canvas, title: string) =>
  canvas.getByRole('button', { name: `Options for ${title}` });

async function choose(canvas: Canvas, title: string, action: 'Rename' | 'Delete') {
  await userEvent.click(menuOf(canvas, title));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

/** The whole entry opens the search, except for title and menu. News take the place of the day of saving. */
export const Ready: Story = {
  play: async ({ args, canvas }) => {
    const [winter, linen, birthday] = canvas.getAllByRole('listitem');
    await expect(within(winter!).getByText('4 new')).toBeVisible();
    await expect(within(winter!).getByText('Yesterday')).toHaveAttribute(
      'datetime',
      '2026-11-18T15:28:00.000Z',
    );
    await expect(within(linen!).getByText('November 2')).toBeVisible();
    const picturesIn = (entry: HTMLElement) => [...entry.querySelectorAll('img')];
    await expect([winter!, linen!, birthday!].map((entry) => picturesIn(entry).length)).toEqual([3, 1, 0]);
    await expect(picturesIn(winter!).every(({ alt, loading }) => alt === '' && loading === 'lazy')).toBe(
      true,
    );
    const { right, top } = linen!.getBoundingClientRect();
    (document.elementFromPoint(right - 100, top + 20) as HTMLElement).click();
    await expect(onOpen).toHaveBeenLastCalledWith(savedSearches[1], expect.anything());
    await userEvent.click(canvas.getByRole('link', { name: /^Winter coat, camel coat/ }));
    await expect(onOpen).toHaveBeenCalledTimes(2);
    await expect(menuOf(canvas, 'linen trousers').getBoundingClientRect()).toMatchObject({
      width: 44,
      height: 44,
    });
    await choose(canvas, 'linen trousers', 'Delete');
    await waitFor(() => expect(args.onRemove).toHaveBeenLastCalledWith(savedSearches[1]));
    (document.activeElement as HTMLElement).blur();
  },
};

/** The search whose results the page shows is highlighted, with its menu in sight. */
export const Current: Story = {
  args: { currentId: 's2' },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null]);
    await expect(menuOf(canvas, 'linen trousers')).toBeVisible();
  },
};

/** Pictures that cannot be loaded leave their place to the others, at last to the magnifier. */
export const PicturesFail: Story = {
  parameters: { visual: { disable: true } },
  args: {
    searches: savedSearches.map((search) => ({
      ...search,
      pictures: ['data:image/png;base64,', ...(search.pictures ?? [])],
    })),
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('listitem').map((entry) => entry.querySelectorAll('img').length)).toEqual([
        3, 1, 0,
      ]),
    );
  },
};

export const LongWords: Story = { args: { searches: longSavedSearches } };

/** The field replaces the title without moving anything. */
export const Renaming: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const heightBefore = list.offsetHeight;
    await userEvent.click(canvas.getByText('Winter coat', { selector: 'button' }));
    const field = canvas.getByRole('textbox', { name: 'New name for Winter coat' });
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

/** Enter or leaving the field saves once. Escape, a blank title and an unchanged title save nothing (D48). */
export const RenameSavesOnce: Story = {
  parameters: { visual: { disable: true } },
  render: (args) => <Renamed {...args} />,
  play: async ({ args, canvas }) => {
    const startRenaming = async (title: string) => {
      await choose(canvas, title, 'Rename');
      const field = await canvas.findByRole('textbox');
      await userEvent.clear(field);
      return field;
    };

    await userEvent.type(await startRenaming('Winter coat'), '  Camel coat {Enter}');
    await expect(args.onRename).toHaveBeenCalledTimes(1);
    await expect(args.onRename).toHaveBeenLastCalledWith(savedSearches[0], 'Camel coat');
    await waitFor(() => expect(menuOf(canvas, 'Camel coat')).toHaveFocus());

    await userEvent.type(await startRenaming('linen trousers'), 'Trousers');
    await userEvent.tab();
    await expect(args.onRename).toHaveBeenCalledTimes(2);
    await expect(args.onRename).toHaveBeenLastCalledWith(savedSearches[1], 'Trousers');
    await expect(menuOf(canvas, 'Trousers')).not.toHaveFocus();

    await userEvent.type(await startRenaming('Camel coat'), 'Other{Escape}');
    await waitFor(() => expect(menuOf(canvas, 'Camel coat')).toHaveFocus());
    await startRenaming('Camel coat');
    await userEvent.keyboard(' {Enter}');
    await userEvent.type(await startRenaming('Camel coat'), 'Camel coat{Enter}');
    await expect(menuOf(canvas, 'Camel coat')).toBeInTheDocument();
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

/** Escape ends the renaming, but keeps a sheet around the list open. */
export const EscapeEndsRenamingOnly: Story = {
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const closeSheet = fn();
    document.addEventListener('keydown', closeSheet, { capture: true });
    try {
      await choose(canvas, 'Winter coat', 'Rename');
      await canvas.findByRole('textbox');
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

/** The new title shows while saving; if saving fails, the old one returns. */
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
    await choose(canvas, 'Winter coat', 'Rename');
    await userEvent.clear(await canvas.findByRole('textbox'));
    await userEvent.keyboard('Camel coat{Enter}');
    await waitFor(() => expect(canvas.getByText('Camel coat', { selector: 'button' })).toBeVisible());
    await expect(canvas.queryByText('Winter coat', { selector: 'button' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(canvas.getByText('Winter coat', { selector: 'button' })).toBeVisible());
  },
};

/** After a deletion, the focus goes to the next entry, else the previous one, else the heading. */
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
    const remove = (title: string) => choose(canvas, title, 'Delete');
    await remove('linen trousers');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Anna/ })).toHaveFocus());
    await remove('Anna’s birthday');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Winter/ })).toHaveFocus());
    await remove('Winter coat');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Saved Searches' })).toHaveFocus());
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

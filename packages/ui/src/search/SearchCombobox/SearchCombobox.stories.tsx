import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { FollowButton } from '../../follow/FollowButton/FollowButton.tsx';
import { postsOf } from '../../posts/posts.fixtures.ts';
import { people } from '../../profile/people.fixtures.ts';
import { SearchCombobox, type SearchComboboxProps } from './SearchCombobox.tsx';
import type { SearchGroup, SearchOption } from './search-option.ts';

const followed = fn();
const [mina, jun, lea, , nour] = people;

const personOf = (person: (typeof people)[number], more: Partial<SearchOption> = {}): SearchOption => ({
  key: person.id,
  label: `@${person.username}`,
  detail: person.name,
  avatar: { name: person.name ?? person.username, src: person.picture },
  href: `#${person.username}`,
  ...more,
});

const follow = (username: string) => (
  <FollowButton username={username} emphasis="soft" onFollowingChange={followed} />
);

const hashtagOf = (name: string, count: number): SearchOption => ({
  key: name,
  label: `#${name}`,
  icon: '#',
  note: `${count} posts`,
  keepsOpen: true,
});

const [tagPicture, otherTagPicture] = postsOf(5).map(({ picture }) => picture);

const found: SearchGroup[] = [
  {
    key: 'users',
    label: 'Users',
    options: [
      personOf(mina!, { note: 'Following' }),
      personOf(jun!, { action: follow('jun') }),
      personOf(lea!, { action: follow('lea_v') }),
    ],
  },
  {
    key: 'hashtags',
    label: 'Hashtags',
    options: [{ ...hashtagOf('minimal', 128), picture: tagPicture }, hashtagOf('mink', 17)],
  },
  {
    key: 'posts',
    label: 'Posts',
    layout: 'pictures',
    options: postsOf(5).map(({ id, username, caption, picture }, place) => ({
      key: id,
      label: `@${username}`,
      alt: caption,
      avatar: { name: username, src: mina!.picture },
      picture,
      covered: place === 4,
      href: `#${id}`,
    })),
  },
];

const suggested: SearchGroup[] = [
  {
    key: 'recent',
    label: 'Recent',
    options: [mina!, jun!, nour!].map((person) => personOf(person, { detail: null, removable: true })),
  },
  {
    key: 'trending',
    label: 'Trending',
    options: [
      { ...hashtagOf('wintercoats', 214), picture: tagPicture },
      { ...hashtagOf('linen', 128), picture: otherTagPicture },
    ],
  },
];

const tabs = [
  { key: 'all', label: 'All' },
  { key: 'users', label: 'Users', shows: ['rows'] as const },
  { key: 'content', label: 'Content' },
];

const meta: Meta<SearchComboboxProps> = {
  title: 'Search/SearchCombobox',
  component: SearchCombobox,
  parameters: { docs: { story: { inline: false, iframeHeight: 620 } } },
  args: {
    label: 'Search people, hashtags, and posts',
    placeholder: 'Search people, hashtags, and posts',
    tabs,
    groups: found,
    onValueChange: fn(),
    onSubmit: fn(),
    onTabChange: fn(),
    onOpenChange: fn(),
    onOptionOpen: fn((_, event) => event.preventDefault()),
    onOptionRemove: fn(),
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={parameters.interaction ? { width: 320 } : { maxWidth: 836, minHeight: 600 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<SearchComboboxProps>;

const activeOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? 'none');

/** The focus stays in the field; arrow keys move through rows, buttons and pictures, and Enter presses them. */
export const Found: Story = {
  args: { defaultValue: 'min' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(canvas.getByRole('grid', { name: 'Search results' })).toBeVisible();
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(activeOf(input)).toBeNull();
    await expect(canvas.getByRole('rowgroup', { name: 'Hashtags' })).toBeVisible();

    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(activeOf(input)).toHaveTextContent('@jun');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(activeOf(input)).toHaveTextContent('Follow');
    await expect(followed).toHaveBeenLastCalledWith(true);
    await expect(input).toHaveFocus();

    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(activeOf(input)).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    await expect(activeOf(input)).toContainElement(canvas.getByRole('link', { name: 'Look 3 @mina.k' }));
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await expect(activeOf(input)).toContainElement(canvas.getByRole('link', { name: 'Look 1 @mina.k' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onOptionOpen).toHaveBeenLastCalledWith(
      expect.objectContaining({ key: 'post-1' }),
      expect.anything(),
    );
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('grid')).toBeVisible();
  },
};

/** Without a search, it shows recent ones, each with a button that removes it, and suggestions. */
export const Suggestions: Story = {
  args: { groups: suggested },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    const [recent, trending] = canvas.getAllByRole('rowgroup').map((group) => group.getBoundingClientRect());
    await expect(trending!.top).toBe(recent!.top);
    await expect(trending!.left).toBeGreaterThan(recent!.right);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onOptionRemove).toHaveBeenLastCalledWith(expect.objectContaining({ key: '1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove @jun' }));
    await expect(args.onOptionRemove).toHaveBeenLastCalledWith(expect.objectContaining({ key: '2' }));
    await expect(input).toHaveFocus();
    await expect(canvas.getByRole('grid')).toBeVisible();
  },
};

/** The matching part of a line is bold, ignoring case and accents. */
export const Matches: Story = {
  parameters: { visual: { disable: true } },
  args: { defaultValue: '@MIN', defaultOpen: true },
  play: async ({ canvas }) => {
    const bold = canvas.getByRole('rowgroup', { name: 'Users' }).querySelector('a')!.querySelectorAll('b');
    await expect([...bold].map(({ textContent }) => textContent)).toEqual(['@min', 'Min']);
  },
};

/** Nothing in suggestions below a search matches it. */
export const SuggestedAfterAll: Story = {
  parameters: { visual: { disable: true } },
  args: {
    defaultValue: 'lin',
    defaultOpen: true,
    groups: suggested.map((group) => ({ ...group, suggested: true })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid').querySelectorAll('b')).toHaveLength(0);
  },
};

/** In the text, the keys of an editor work as everywhere. */
export const KeysOfTheText: Story = {
  parameters: { visual: { disable: true } },
  args: { defaultValue: 'min' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}{Home}');
    await expect(activeOf(input)).toBeNull();
    await expect(input.selectionStart).toBe(0);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(activeOf(input)).toBeNull();
    await expect(input.selectionStart).toBe(1);
    await userEvent.keyboard('{End}i{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('mini');

    await userEvent.keyboard('{ArrowDown}');
    for (const key of ['Enter', 'ArrowDown']) await fireEvent.keyDown(input, { key, isComposing: true });
    await expect(activeOf(input)).toHaveTextContent('@mina.k');
    await expect(args.onOptionOpen).not.toHaveBeenCalled();

    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(input).toHaveValue('mini');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.clear(input);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** It stays open for a follow and for an option that searches on, and closes after the focus has left (2 §9). */
export const StaysOpen: Story = {
  parameters: { visual: { disable: true } },
  args: { defaultValue: 'min' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <button type="button">Elsewhere</button>
      </>
    ),
  ],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.click(canvas.getByRole('button', { name: 'Follow @jun' }));
    await userEvent.click(canvas.getByRole('button', { name: /#mink/ }));
    await expect(args.onOptionOpen).toHaveBeenLastCalledWith(
      expect.objectContaining({ key: 'mink' }),
      expect.anything(),
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Content' }));
    await expect(args.onTabChange).toHaveBeenLastCalledWith('content');
    await expect(input).toHaveFocus();
    await expect(canvas.getByRole('grid')).toBeVisible();

    canvas.getByRole('button', { name: 'Elsewhere' }).focus();
    await expect(canvas.getByRole('grid')).toBeVisible();
    input.focus();
    canvas.getByRole('button', { name: 'Elsewhere' }).focus();
    await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'outside' }),
    );
    // The focus that a dialog gives back opens nothing.
    input.focus();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

/** Old results stay for a moment at half opacity, then boxes take their place. A search keeps it open. */
export const Searching: Story = {
  args: { defaultValue: 'min', defaultOpen: true, status: 'searching' },
  render: function Again(args) {
    const [status, setStatus] = useState<SearchComboboxProps['status']>('idle');
    return (
      <>
        <SearchCombobox {...args} status={status} />
        <button type="button" hidden onClick={() => setStatus('searching')}>
          Search
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    canvas.getByText('Search').click();
    await waitFor(() => expect(grid).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull());
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching');
  },
};

export const Nothing: Story = {
  args: {
    defaultValue: 'zzyzx',
    defaultOpen: true,
    groups: suggested.slice(1),
    nothing: {
      title: 'No results found for "zzyzx"',
      help: 'Try a different search term or browse trending content',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No results found for "zzyzx"');
  },
};

/** After a failed search, the old results stay. */
export const Failed: Story = {
  args: {
    defaultValue: 'min',
    defaultOpen: true,
    status: 'failed',
    failure: {
      title: 'An error occurred during search',
      help: 'Please try again or check your connection',
    },
    onRetry: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error occurred during search');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('grid')).toBeVisible();
  },
};

/** An owner can refuse to open it, for example for a guest; the typed text stays. */
export const Refused: Story = {
  parameters: { visual: { disable: true } },
  args: { onOpenChange: fn((_, change) => change.preventDefault()) },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'min');
    await expect(args.onOpenChange).toHaveBeenCalledWith(
      true,
      expect.objectContaining({ reason: 'trigger' }),
    );
    await expect(input).toHaveValue('min');
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

/** On a phone it covers the page, which can then not be reached; the arrow leads back. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { defaultValue: 'min' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <button type="button">Elsewhere</button>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    const elsewhere = canvas.getByText('Elsewhere');
    await waitFor(() => expect(elsewhere.closest('[inert]')).not.toBeNull());
    await expect(canvas.getByRole('grid').getBoundingClientRect().right).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Close search' }));
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(elsewhere.closest('[inert]')).toBeNull();
    await userEvent.click(input);
    await waitFor(() => expect(canvas.getByRole('grid')).toBeVisible());
  },
};

export const LongWordsRightToLeft: Story = {
  args: {
    label: 'חיפוש',
    placeholder: 'חיפוש',
    defaultValue: 'נור',
    defaultOpen: true,
    groups: [
      {
        key: 'users',
        label: 'אנשים',
        options: people.map((person) => personOf(person, { action: follow(person.username) })),
      },
      { key: 'tags', label: 'תגיות', options: [hashtagOf('w'.repeat(100), 1_000_000)] },
    ],
  },
  render: (args) => (
    <div dir="rtl" style={{ width: 320 }}>
      <SearchCombobox {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    input.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect(activeOf(input)).toHaveTextContent('Follow');
    const grid = canvas.getByRole('grid');
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth);
  },
};

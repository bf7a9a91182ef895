import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, type within } from 'storybook/test';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { GRIP_VERTICAL } from '../../controls/icons/grip-vertical.ts';
import { bag, coat, shoes, trail } from '../user-links.fixtures.ts';
import { UserLinkRow, type UserLinkRowProps } from './UserLinkRow.tsx';

const meta = {
  title: 'User links/UserLinkRow',
  component: UserLinkRow,
  args: { ...shoes, onOpen: fn((event: { preventDefault(): void }) => event.preventDefault()) },
  decorators: [(draw) => <div style={{ maxWidth: 560 }}>{draw()}</div>],
} satisfies Meta<typeof UserLinkRow>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const owner = { openings: 128, onRename: fn(), onPinnedChange: fn(), onRemove: fn() };

const rows: Partial<UserLinkRowProps>[] = [
  { ...shoes, confirmed: true },
  { ...coat, preview: { ...coat.preview, similar: true }, openings: 1, pinned: true },
  { ...bag, confirmed: false, openings: 12 },
  { ...trail, openings: 0 },
];

const list = (args: UserLinkRowProps) => (
  <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
    {rows.map((row) => (
      <li key={row.url}>
        <UserLinkRow {...args} {...row} />
      </li>
    ))}
  </ul>
);

const menuOf = (canvas: Canvas, label: string) =>
  canvas.getByRole('button', { name: `Options for ${label}` });

async function choose(canvas: Canvas, label: string, action: 'Edit label' | 'Delete') {
  await userEvent.click(menuOf(canvas, label));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

/** The whole row opens the link, except for its buttons. */
export const Plain: Story = {
  args: owner,
  render: list,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Verified')).toBeVisible();
    await expect(canvas.getByText('Similar Product')).toBeVisible();
    await expect(canvas.getByText('Opened 128 times')).toBeVisible();
    await expect(canvas.getByText('Opened once')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'My running shoes (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledTimes(1);

    const { left, top } = link.closest('article')!.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 32, top + 40)).toBe(link);
    await userEvent.click(canvas.getByRole('button', { name: 'Pin: My running shoes' }));
    await expect(args.onPinnedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Unpin: The camel coat' }));
    await expect(args.onPinnedChange).toHaveBeenLastCalledWith(false);
    await choose(canvas, 'My running shoes', 'Delete');
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};

/** The field replaces the label; everything else stays. */
export const Renaming: Story = {
  args: { ...owner, confirmed: true },
  play: async ({ canvas }) => {
    await choose(canvas, 'My running shoes', 'Edit label');
    const field = await canvas.findByRole('textbox', { name: 'Label of My running shoes' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('My running shoes');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

function Renamed({ label: given, onRename, ...args }: UserLinkRowProps) {
  const [label, setLabel] = useState(given);
  return (
    <UserLinkRow
      {...args}
      label={label}
      onRename={(next) => {
        onRename?.(next);
        setLabel(next);
      }}
    />
  );
}

/** Enter and leaving the field save. Escape, a blank label and an unchanged label save nothing. */
export const RenameSavesOnce: Story = {
  parameters: { visual: { disable: true } },
  args: owner,
  render: (args) => <Renamed {...args} />,
  play: async ({ args, canvas }) => {
    const startRenaming = async (label: string) => {
      await choose(canvas, label, 'Edit label');
      const field = await canvas.findByRole('textbox', { name: `Label of ${label}` });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.clear(field);
      return field;
    };

    await userEvent.type(await startRenaming('My running shoes'), '  Shoes for the lake {Enter}');
    await expect(args.onRename).toHaveBeenCalledTimes(1);
    await expect(args.onRename).toHaveBeenLastCalledWith('Shoes for the lake');
    await waitFor(() => expect(menuOf(canvas, 'Shoes for the lake')).toHaveFocus());

    await userEvent.type(await startRenaming('Shoes for the lake'), 'Other{Escape}');
    await waitFor(() => expect(menuOf(canvas, 'Shoes for the lake')).toHaveFocus());
    await userEvent.type(await startRenaming('Shoes for the lake'), '  {Enter}');
    await waitFor(() => expect(menuOf(canvas, 'Shoes for the lake')).toHaveFocus());
    await userEvent.type(await startRenaming('Shoes for the lake'), 'Shoes for the lake{Enter}');
    await waitFor(() => expect(menuOf(canvas, 'Shoes for the lake')).toHaveFocus());
    await expect(args.onRename).toHaveBeenCalledTimes(1);

    await userEvent.click(canvas.getByRole('button', { name: 'Edit label: Shoes for the lake' }));
    await userEvent.clear(await canvas.findByRole('textbox'));
    await userEvent.keyboard('Shoes');
    await userEvent.tab();
    await waitFor(() => expect(args.onRename).toHaveBeenLastCalledWith('Shoes'));
    await expect(menuOf(canvas, 'Shoes')).not.toHaveFocus();
  },
};

/** Without a preview, the host of the address stands for the shop. */
export const WithoutPreview: Story = {
  args: { ...owner, url: 'https://kiln.example/kettle', label: 'Kettle', preview: null, openings: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('kiln.example')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Kettle/ })).toHaveAttribute('target', '_blank');
  },
};

/** Only http and https addresses become links. */
export const UnsafeAddress: Story = {
  args: { url: 'javascript:alert(1)', label: 'Not a link', preview: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not a link')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** A link to a product of this shop leads to its product page. */
export const OfTheShop: Story = {
  parameters: { visual: { disable: true } },
  args: {
    productHref: '#runner',
    onProductOpen: fn((event: { preventDefault(): void }) => event.preventDefault()),
  },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'My running shoes' });
    await expect(link).toHaveAttribute('href', '#runner');
    await expect(link).not.toHaveAttribute('target');
    await userEvent.click(link);
    await expect(args.onProductOpen).toHaveBeenCalledTimes(1);
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

const handle = (
  <IconButton
    label="Move My running shoes"
    variant="floating"
    icon={<Icon path={GRIP_VERTICAL} size={18} strokeWidth={1.75} />}
  />
);

/** Handle and pin lie on the picture, the menu beside the words. */
export const Card: Story = {
  args: { ...owner, layout: 'card', handle, pinned: true, confirmed: true },
  decorators: [(draw) => <div style={{ width: 220 }}>{draw()}</div>],
  play: async ({ args, canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('img')!.getBoundingClientRect();
    await expect(picture.height).toBeCloseTo(picture.width);
    const pin = canvas.getByRole('button', { name: 'Unpin: My running shoes' });
    for (const button of [pin, canvas.getByRole('button', { name: 'Move My running shoes' })]) {
      const { top, bottom, left, right } = button.getBoundingClientRect();
      await expect(top > picture.top && bottom < picture.bottom).toBe(true);
      await expect(left > picture.left && right < picture.right).toBe(true);
    }
    const menu = menuOf(canvas, 'My running shoes').getBoundingClientRect();
    await expect(menu.top).toBeGreaterThanOrEqual(picture.bottom);
    await userEvent.click(pin);
    await expect(args.onPinnedChange).toHaveBeenLastCalledWith(false);
    (document.activeElement as HTMLElement).blur();
  },
};

/** A visitor's view: no openings, no menu, but a heart for the product. */
export const Liked: Story = {
  args: { confirmed: true, onLikedChange: fn() },
  render: function Kept(args) {
    const [liked, setLiked] = useState(false);
    return (
      <UserLinkRow
        {...args}
        liked={liked}
        onLikedChange={(next) => {
          setLiked(next);
          args.onLikedChange?.(next);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    const heart = canvas.getByRole('button', { name: 'Like Cloudstep Runner', pressed: false });
    await userEvent.click(heart);
    await expect(args.onLikedChange).toHaveBeenLastCalledWith(true);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onOpen).not.toHaveBeenCalled();
    heart.blur();
  },
};

const labels = [
  'Shoes that I wear for everything except weddings, and once even for a wedding, because it rained',
  'Donaudampfschifffahrtsgesellschaftskapitänsschuhe',
  'معطف صوف (جديد)',
];

export const LongAndRightToLeft: Story = {
  args: owner,
  decorators: [(draw) => <div style={{ maxWidth: 400 }}>{draw()}</div>],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(['ltr', 'rtl'] as const).map((dir) => (
        <div key={dir} dir={dir}>
          {labels.map((label) => (
            <UserLinkRow key={label} {...args} label={label} />
          ))}
        </div>
      ))}
    </div>
  ),
};

export const OnAPhone: Story = { args: owner, render: list, globals: { viewport: { value: '390' } } };

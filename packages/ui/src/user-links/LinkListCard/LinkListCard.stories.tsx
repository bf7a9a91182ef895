import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { ELLIPSIS } from '../../controls/icons/ellipsis.ts';
import { Menu } from '../../controls/Menu/Menu.tsx';
import { keptLinks } from '../user-links.fixtures.ts';
import { LinkListCard } from './LinkListCard.tsx';

const pictures = keptLinks.map(({ preview }) => preview.product?.image ?? '');

const meta = {
  title: 'User links/LinkListCard',
  component: LinkListCard,
  args: {
    name: 'October wedding',
    href: '#october',
    count: 12,
    pictures,
    onOpen: fn((event) => event.preventDefault()),
  },
  decorators: [(draw) => <div style={{ maxWidth: 396 }}>{draw()}</div>],
} satisfies Meta<typeof LinkListCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole card opens the list. */
export const Large: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(3);
    await expect(canvas.getByText('12 links')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'October wedding' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'October wedding' });
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    const { left, top } = link.closest('article')!.getBoundingClientRect();
    (document.elementFromPoint(left + 20, top + 20) as HTMLElement).click();
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    (document.activeElement as HTMLElement).blur();
  },
};

export const TwoPictures: Story = { args: { pictures: pictures.slice(0, 2), count: 2 } };

export const NoPictures: Story = { args: { pictures: [], count: 0 } };

export const Private: Story = {
  args: { private: true, count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Private · 1 link$/)).toBeVisible();
  },
};

const options = (
  <Menu
    items={[
      { key: 'edit', label: 'Edit list' },
      { key: 'delete', label: 'Delete list', destructive: true },
    ]}
    trigger={
      <IconButton
        label="Options for October wedding"
        icon={<Icon path={ELLIPSIS} size={18} strokeWidth={1.75} />}
      />
    }
  />
);

/** The menu is above the link that covers the card. */
export const Small: Story = {
  args: { size: 'small', headingLevel: 3, private: true, actions: options },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Options for October wedding' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit list' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onOpen).not.toHaveBeenCalled();
    await expect(canvas.getByRole('heading', { level: 3, name: 'October wedding' })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

const longNames = ['Kleiderkammer für die lange Reise nach Lissabon im Mai', 'معاطف الشتاء (جديد)'];

export const LongName: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(['large', 'small'] as const).flatMap((size) =>
        longNames.map((name) => <LinkListCard key={`${size} ${name}`} {...args} size={size} name={name} />),
      )}
    </div>
  ),
};

/** Pictures that cannot be loaded leave their place to the others, and the same picture shows once. */
export const PicturesFail: Story = {
  parameters: { visual: { disable: true } },
  args: { pictures: ['data:image/png;base64,', pictures[0]!, pictures[0]!, pictures[1]!] },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect([...canvasElement.querySelectorAll('img')].map(({ src }) => src)).toEqual(pictures.slice(0, 2)),
    );
  },
};

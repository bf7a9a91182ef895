import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { ELLIPSIS } from '../../controls/icons/ellipsis.ts';
import { Menu } from '../../controls/Menu/Menu.tsx';
import { runner } from '../../products/products.fixtures.ts';
import { ProductChip } from '../ProductChip/ProductChip.tsx';
import type { RoomMessage } from '../room-message.ts';
import { roomPhoto } from '../rooms.fixtures.ts';
import { MessageBubble } from './MessageBubble.tsx';

const said = (given: Partial<RoomMessage>): RoomMessage => ({
  id: '1',
  author: 'otis',
  at: '2026-11-22T11:54:00Z',
  ...given,
});

const menu = (
  <Menu
    trigger={<IconButton label="Options" icon={<Icon path={ELLIPSIS} size={18} strokeWidth={1.75} />} />}
    items={[
      { key: 'reply', label: 'Reply' },
      { key: 'report', label: 'Report', destructive: true },
    ]}
  />
);

const meta = {
  title: 'Rooms/MessageBubble',
  component: MessageBubble,
  args: {
    message: said({ text: '@mina.k shorten it by two fingers, not three.' }),
    usernames: ['mina.k'],
    onLinkOpen: fn((_, event) => event.preventDefault()),
    onRetry: fn(),
    onDelete: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Mentions of people in the room are semi-bold. */
export const FromOthers: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('@mina.k')).toHaveStyle({ fontWeight: '600' });
  },
};

export const Own: Story = { args: { message: said({ own: true, text: 'I keep going back to this one.' }) } };

/** A reply quotes one line and leads to the quoted message. */
export const Reply: Story = {
  args: {
    message: said({
      quote: { id: '7', author: 'mina.k', own: true, text: 'Cloudstep Runner' },
      text: 'The lilac one. It is windy up there and it will not mind.',
    }),
    onQuoteOpen: fn(),
  },
  play: async ({ args, canvas }) => {
    const quote = canvas.getByRole('button', { name: /In reply to You: ?Cloudstep Runner/ });
    await userEvent.click(quote);
    await expect(args.onQuoteOpen).toHaveBeenCalledWith(expect.objectContaining({ id: '7' }));
    quote.blur();
  },
};

export const Edited: Story = {
  args: { message: said({ own: true, text: 'Camel, not black.', edited: true }) },
};

/** A web address is a link that opens in a new tab. */
export const WithAddress: Story = {
  args: { message: said({ text: 'Like this one: https://shop.example/coat.' }) },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: /^https:\/\/shop\.example\/coat \(opens in a new tab\)$/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await userEvent.click(link);
    await expect(args.onLinkOpen).toHaveBeenCalledWith('https://shop.example/coat', expect.anything());
    link.blur();
  },
};

export const Photo: Story = {
  args: { message: said({ text: 'In daylight', picture: roomPhoto }), onPictureOpen: fn() },
  play: async ({ args, canvas }) => {
    const picture = canvas.getByRole('button', { name: 'Open: Photo from otis' });
    await userEvent.click(picture);
    await expect(args.onPictureOpen).toHaveBeenCalledOnce();
    picture.blur();
  },
};

/** A message that is one address is shown as the card of its page. */
export const Link: Story = {
  args: {
    message: said({
      text: 'https://atelierbrume.example/coat',
      link: {
        url: 'https://atelierbrume.example/coat',
        title: 'Wool Overcoat, Camel',
        description: 'Double-faced wool, unlined, made in small numbers.',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const Product: Story = {
  args: {
    message: said({ own: true, text: '' }),
    card: <ProductChip product={runner} href="/product/p1" onLikedChange={fn()} onInCartChange={fn()} />,
  },
};

/** A failed message stays in its place, with Retry and Delete (D79). */
export const NotSent: Story = {
  args: { message: said({ own: true, status: 'failed', text: 'Red it is.' }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to send message');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry: Red it is.' }));
    await expect(args.onRetry).toHaveBeenCalledWith(args.message);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete: Red it is.' }));
    await expect(args.onDelete).toHaveBeenCalledWith(args.message);
    (document.activeElement as HTMLElement).blur();
  },
};

export const Sending: Story = {
  args: { message: said({ own: true, status: 'sending', text: 'Red it is.' }) },
};

export const Deleted: Story = { args: { message: said({ deleted: true, text: 'Never mind' }) } };

/** The words of a blocked person stand behind a button. */
export const Hidden: Story = {
  args: { message: said({ hidden: true, text: 'Whatever you say' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Whatever you say')).toBeNull();
  },
};

export const HiddenShownAnyway: Story = {
  args: Hidden.args ?? {},
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show anyway' }));
    await expect(canvas.getByText('Whatever you say')).toHaveFocus();
  },
};

export const LongWordsOnAPhone: Story = {
  args: { message: said({ own: true, text: `${'W'.repeat(200)} https://a.example/${'x'.repeat(200)}` }) },
  globals: { viewport: { value: 'mobile1' } },
};

export const RightToLeft: Story = {
  args: { message: said({ text: 'معطف صوف 👩‍👩‍👧' }), menu },
  render: (args) => (
    <div dir="rtl">
      <MessageBubble {...args} />
    </div>
  ),
};

export const Interaction: Story = {
  args: { menu },
  parameters: { interaction: ['rest', 'hover', 'focus'] },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { EmptyState } from '../../controls/EmptyState/EmptyState.tsx';
import { runner } from '../../products/products.fixtures.ts';
import { ProductChip } from '../ProductChip/ProductChip.tsx';
import type { RoomMessage } from '../room-message.ts';
import { now, productMessage, roomFaces, roomMessages } from '../rooms.fixtures.ts';
import { MessageList } from './MessageList.tsx';

const withProduct = (message: RoomMessage) =>
  message.id === productMessage.id && (
    <ProductChip product={runner} href="/product/p1" onLikedChange={fn()} onInCartChange={fn()} liked />
  );

const meta = {
  title: 'Rooms/MessageList',
  component: MessageList,
  args: {
    messages: roomMessages,
    now,
    usernames: ['mina.k', 'otis', 'jun', 'lea.v'],
    renderCard: withProduct,
    onRetry: fn(),
    onDelete: fn(),
    onOlderShow: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ height: 'min(720px, calc(100vh - 32px))' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A run of one sender has one name and one face. Days divide the conversation. */
export const Conversation: Story = {
  args: { unreadFrom: '7', typing: ['jun'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 new messages')).toBeVisible();
    await expect(canvas.getAllByText('@otis').filter((name) => name.tagName === 'BDI')).toHaveLength(1);
    await expect(canvas.getByText(/is typing…/)).toHaveTextContent('jun is typing…');
  },
};

export const OnAPhone: Story = {
  args: { unreadFrom: '7', typing: ['jun', 'lea.v'] },
  globals: { viewport: { value: 'mobile1' } },
};

/** Messages that are being sent, that failed (D79), and that were deleted. */
export const OnTheWay: Story = {
  args: {
    messages: [
      { id: 'a', author: 'otis', face: roomFaces.otis, at: now - 60_000, text: 'Never mind', deleted: true },
      { id: 'b', author: 'mina.k', own: true, at: now, text: 'Red it is.', status: 'failed' },
      { id: 'c', author: 'mina.k', own: true, at: now, text: 'Who has a jacket?', status: 'sending' },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry: Red it is.' }));
    await expect(args.onRetry).toHaveBeenCalledWith(expect.objectContaining({ id: 'b' }));
    (document.activeElement as HTMLElement).blur();
  },
};

export const Reconnecting: Story = { args: { connection: 'Reconnecting…', typing: ['jun'] } };

export const Loading: Story = { args: { messages: [], status: 'loading' } };

export const Empty: Story = {
  args: {
    messages: [],
    empty: <EmptyState title="Say what you’re dressing for" action={<Button>Start Vote</Button>} />,
  },
};

export const EarlierFailed: Story = {
  args: { messages: roomMessages.slice(-3), hasOlder: true, older: 'error' },
};

const line = (id: number, given: Partial<RoomMessage> = {}): RoomMessage => ({
  id: `${id}`,
  author: id % 3 ? 'otis' : 'jun',
  at: now,
  text: `Message ${id}`,
  ...given,
});

const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => line(from + place));

const scrollerIn = (canvasElement: HTMLElement) => canvasElement.querySelector('[role=log]') as HTMLElement;
const restOf = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight;

/** The list hears of a scroll with the next frame, at the latest with the second. */
async function heardOfScroll(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/**
 * Pages that are added above do not move the message being read, and are not announced (P16). They are asked
 * for once.
 */
export const OlderPages: Story = {
  parameters: { visual: { disable: true } },
  render: function Growing(args) {
    const [shown, setShown] = useState(lines(51, 100));
    const asked = useRef(0);
    return (
      <>
        <MessageList
          {...args}
          messages={shown}
          hasOlder={shown.length < 100}
          onOlderShow={() => {
            asked.current += 1;
            document.title = `asked ${asked.current}`;
          }}
        />
        <button type="button" onClick={() => setShown((before) => [...lines(1, 50), ...before])}>
          Arrive
        </button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const scroller = scrollerIn(canvasElement);
    await waitFor(() => expect(restOf(scroller)).toBeLessThan(2));
    scroller.scrollTop = 100;
    await waitFor(() => expect(document.title).toBe('asked 1'));
    scroller.scrollTop = 90;
    await waitFor(() => expect(scroller.scrollTop).toBe(90));
    await heardOfScroll();
    const read = canvas.getByText('Message 55');
    const { top } = read.getBoundingClientRect();
    canvas.getByRole('button', { name: 'Arrive' }).click();
    await waitFor(() => expect(canvas.getByText('Message 1')).toBeInTheDocument());
    await expect(Math.abs(read.getBoundingClientRect().top - top)).toBeLessThan(1);
    await expect(document.title).toBe('asked 1');
    for (const status of canvas.getAllByRole('status')) await expect(status).toBeEmptyDOMElement();
  },
};

const drawn = fn();
const counted = ({ id }: RoomMessage) => {
  drawn(id);
  return null;
};

/**
 * New messages wait behind a pill with their number while older ones are read (P16), and are announced. One
 * new message draws one bubble. The viewer's own message is always shown.
 */
export const NewMessages: Story = {
  parameters: { visual: { disable: true } },
  render: function Arriving(args) {
    const [shown, setShown] = useState(lines(1, 60));
    const add = (given?: Partial<RoomMessage>) =>
      setShown((before) => [...before, line(before.length + 1, given)]);
    return (
      <>
        <MessageList {...args} renderCard={counted} messages={shown} onRetry={() => undefined} />
        <button type="button" onClick={() => add()}>
          Hear
        </button>
        <button type="button" onClick={() => add({ own: true, status: 'sending' })}>
          Say
        </button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const scroller = scrollerIn(canvasElement);
    await waitFor(() => expect(restOf(scroller)).toBeLessThan(2));
    const hear = canvas.getByRole('button', { name: 'Hear' });
    drawn.mockClear();
    hear.click();
    await canvas.findByText('Message 61');
    await expect(restOf(scroller)).toBeLessThan(2);
    await expect(drawn.mock.calls).toEqual([['61']]);
    await waitFor(() => expect(canvas.getByText('otis: Message 61')).toBeInTheDocument());

    scroller.scrollTop = 300;
    await waitFor(() => expect(scroller.scrollTop).toBe(300));
    const { top } = canvas.getByText('Message 12').getBoundingClientRect();
    await new Promise(requestAnimationFrame);
    hear.click();
    await expect(await canvas.findByRole('button', { name: 'New messages' })).toBeVisible();
    hear.click();
    const pill = await canvas.findByRole('button', { name: 'New messages · 2' });
    await expect(canvas.getByText('Message 12').getBoundingClientRect().top).toBe(top);
    await userEvent.click(pill);
    await expect(restOf(scroller)).toBeLessThan(2);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /New messages/ })).toBeNull());
    await expect(scroller).toHaveFocus();

    scroller.scrollTop = 300;
    await waitFor(() => expect(scroller.scrollTop).toBe(300));
    await new Promise(requestAnimationFrame);
    canvas.getByRole('button', { name: 'Say' }).click();
    await canvas.findByText('Message 64');
    await expect(restOf(scroller)).toBeLessThan(2);
  },
};

/** A press of a quote leads to the quoted message; one that is not here is asked for. */
export const QuoteLeadsBack: Story = {
  parameters: { visual: { disable: true } },
  args: {
    messages: [
      ...lines(1, 60),
      line(61, { quote: { id: '3', author: 'jun', text: 'Message 3 of jun' } }),
      line(62, { quote: { id: 'older', author: 'jun', text: 'Long ago' } }),
    ],
    onQuoteOpen: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Message 3 of jun/ }));
    const quoted = canvas.getByText('Message 3').closest('li');
    await expect(quoted).toHaveFocus();
    await expect(args.onQuoteOpen).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /Long ago/ }));
    await expect(args.onQuoteOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'older' }));
  },
};

/** A picture or card that grows does not move the message being read, nor the end. */
export const GrowingContent: Story = {
  // Its card is sometimes drawn anew while it plays, so it is looked at by hand.
  tags: ['!test'],
  parameters: { visual: { disable: true } },
  args: {
    messages: lines(1, 60),
    renderCard: ({ id }) => id === '2' && <div data-testid="card" style={{ height: 20 }} />,
  },
  play: async ({ canvas, canvasElement }) => {
    const scroller = scrollerIn(canvasElement);
    await waitFor(() => expect(restOf(scroller)).toBeLessThan(2));
    await heardOfScroll();
    const card = canvas.getByTestId('card');
    card.style.height = '200px';
    await waitFor(() => expect(restOf(scroller)).toBeLessThan(2));
    scroller.scrollTop = 600;
    await waitFor(() => expect(scroller.scrollTop).toBe(600));
    await heardOfScroll();
    const read = canvas.getByText('Message 14');
    const { top } = read.getBoundingClientRect();
    card.style.height = '20px';
    await waitFor(() => expect(scroller.scrollTop).toBe(420));
    await expect(Math.abs(read.getBoundingClientRect().top - top)).toBeLessThan(1);
  },
};

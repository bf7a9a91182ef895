import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { goOnFrom } from './fake-clock.ts';
import { onWidth, pageParameters } from './page-story.ts';
import { answersWith, NOW, rooms, roomsWithOneOpen } from './rooms.ts';
import { shopFor } from './shop.ts';
import { WholePage } from './WholePage.tsx';

const meta = {
  title: 'Pages/Dressing rooms',
  component: WholePage,
  tags: ['!autodocs'],
  args: { answers: answersWith(rooms), viewer: 'person', address: '/rooms' },
  argTypes: { answers: { table: { disable: true } } },
  parameters: pageParameters,
  beforeEach: () => goOnFrom(NOW),
} satisfies Meta<typeof WholePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const leaveFocus = () => (document.activeElement as HTMLElement).blur();

const seesDialog = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** Whether nothing scrolls a button out of sight, nor covers it. */
const isInSight = (button: HTMLElement) => {
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const isInWindow = top >= 0 && bottom <= window.innerHeight;
  return isInWindow && button.contains(document.elementFromPoint((left + right) / 2, bottom - 4));
};

const list: Story = {
  play: async ({ canvas }) => {
    const cards = within(await canvas.findByRole('list', { name: 'Dressing Rooms' }));
    await expect(cards.getAllByRole('article')).toHaveLength(6);
    await expect(cards.getByText('lea.v, jun, ana.r +2 more')).toBeVisible();
    await expect(cards.getByText('2 unread messages')).toBeInTheDocument();
    await expect(cards.getByText('No messages yet')).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: 'Dressing Rooms, 3 unread messages' }),
    ).toBeVisible();
  },
};
export const ListOnAPhone = onWidth(390, list);
export const ListOnADesktop = onWidth(1280, list);

const empty: Story = {
  args: { answers: answersWith([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No Dressing Rooms Yet' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'New room' })).toBeVisible();
  },
};
export const EmptyOnAPhone = onWidth(390, empty);
export const EmptyOnADesktop = onWidth(1280, empty);

/** The address itself leads guests to their profile, so the question stands over another page. */
const guest: Story = {
  args: { answers: shopFor('guest'), viewer: 'guest', address: '/' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: /Bias-Cut Midi Dress/ })[0]).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Dressing Rooms' }));
    const question = await seesDialog('Access Dressing Rooms');
    await expect(question.getByRole('button', { name: 'Sign In' })).toBeVisible();
    // The face of @jun.
    await expect(await question.findByText('J')).toBeInTheDocument();
    leaveFocus();
  },
};
export const GuestOnAPhone = onWidth(390, guest);
export const GuestOnADesktop = onWidth(1280, guest);

const create: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New room' }));
    const form = await seesDialog('New room');
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Something for the opera');
    await userEvent.click(await form.findByRole('checkbox', { name: /Léa Vasseur/ }));
    await userEvent.click(form.getByRole('checkbox', { name: /Otis Grant/ }));
    await expect(form.getAllByRole('checkbox', { name: /@/ })).toHaveLength(6);
    const send = form.getByRole('button', { name: 'Create room' });
    await expect(send).toBeEnabled();
    await waitFor(() => expect(isInSight(send)).toBe(true));
    leaveFocus();
  },
};
export const CreateOnAPhone = onWidth(390, create);
export const CreateOnADesktop = onWidth(1280, create);

const opened: Story['args'] = { answers: answersWith(roomsWithOneOpen), address: '/rooms/wedding' };

const findMessages = () => screen.findByRole('log', { name: 'Messages' });

const seesMessages = async () => {
  await expect(await screen.findByRole('heading', { level: 1, name: 'October wedding' })).toBeVisible();
  await expect(await screen.findByRole('button', { name: '5 people' })).toBeVisible();
  const messages = within(await findMessages());
  await expect(await messages.findByText('2 new messages')).toBeVisible();
  if (window.innerWidth >= 1200) {
    const beside = within(screen.getByRole('navigation', { name: 'Dressing rooms' }));
    await expect(await beside.findByRole('link', { current: 'page' })).toHaveTextContent('October wedding');
  }
  await expect(await screen.findByRole('article', { name: 'Which one for the ceremony?' })).toHaveTextContent(
    '4 of 5 voted',
  );
  return messages;
};

const inRoom: Story = {
  args: opened,
  play: async () => {
    const messages = await seesMessages();
    await expect(messages.getByRole('radio', { name: /^Bias-Cut Midi Dress, 2 votes/ })).toBeChecked();
    await expect(messages.getByRole('button', { name: 'Cart: Bias-Cut Midi Dress' })).toBeInTheDocument();
    await expect(screen.getByRole('textbox', { name: 'Message' })).toBeVisible();
    const vote = messages.getByRole('article', { name: 'Which one for the ceremony?' });
    const names = within(vote.closest('li') as HTMLElement).getAllByText('@lea.v');
    const [shown, ...others] = names.filter((name) => name.checkVisibility());
    await expect(others).toEqual([]);
    await expect(vote.contains(shown ?? null)).toBe(window.innerWidth < 768);
  },
};
/** The newest messages: a product, an open vote, and two messages that are new. */
export const RoomOnAPhone = onWidth(390, inRoom);
export const RoomOnADesktop = onWidth(1280, inRoom);

/** The list hears of a scroll with the next frame, at the latest with the second. */
async function scrollTo(message: HTMLElement) {
  const log = await findMessages();
  await waitFor(async () => {
    message.scrollIntoView({ block: 'center' });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const { top, bottom } = message.getBoundingClientRect();
    const sight = log.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(sight.top);
    await expect(bottom).toBeLessThanOrEqual(sight.bottom);
  });
}

const earlier: Story = {
  args: opened,
  play: async () => {
    const messages = await seesMessages();
    await expect(messages.getByText('A photo of mine')).toBeInTheDocument();
    await expect(messages.getByRole('link', { name: /^Double-Faced Wool Coat/ })).toBeInTheDocument();
    await scrollTo(messages.getByText('otis joined'));
  },
};
/** The first messages: somebody joined, a photo and a link. */
export const EarlierOnAPhone = onWidth(390, earlier);
export const EarlierOnADesktop = onWidth(1280, earlier);

const closedVote: Story = {
  args: opened,
  play: async () => {
    const messages = await seesMessages();
    const vote = messages.getByRole('article', { name: 'What survives the grass?' });
    await expect(vote).toHaveTextContent('Closed · Ankle Boot with a Stacked Heel won');
    await expect(within(vote).queryByRole('radio')).toBeNull();
    await expect(within(vote).getByText('0 · 0%')).toBeInTheDocument();
    await expect(messages.getByText('Vote closed')).toBeInTheDocument();
    await expect(messages.queryByText(/won with 3 votes/)).toBeNull();
    await scrollTo(vote);
  },
};
export const ClosedVoteOnAPhone = onWidth(390, closedVote);
export const ClosedVoteOnADesktop = onWidth(1280, closedVote);

const writing: Story = {
  args: opened,
  play: async () => {
    await seesMessages();
    const field = screen.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'Red it is. Who has a jacket I can borrow?');
    await expect(field).toHaveValue('Red it is. Who has a jacket I can borrow?');
    await expect(screen.getByRole('button', { name: 'Send message' })).not.toHaveAttribute('aria-disabled');
    leaveFocus();
  },
};
export const WritingOnAPhone = onWidth(390, writing);
export const WritingOnADesktop = onWidth(1280, writing);

const voteForm: Story = {
  args: opened,
  play: async ({ canvas }) => {
    await seesMessages();
    await userEvent.click(canvas.getByRole('button', { name: 'Start Vote' }));
    const form = await seesDialog('Start Vote');
    await userEvent.type(form.getByRole('textbox', { name: 'Question' }), 'Which jacket over it?');
    await userEvent.click(form.getByRole('button', { name: 'Add a link' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Address' }), 'https://shop.example/coat-brown');
    await userEvent.type(form.getByRole('textbox', { name: 'Caption' }), 'The long one');
    await userEvent.click(form.getByRole('button', { name: 'Add a photo' }));
    await expect(form.getByText('Option 2')).toBeVisible();
    const start = form.getByRole('button', { name: 'Start Vote in October wedding' });
    await waitFor(() => expect(isInSight(start)).toBe(true));
    leaveFocus();
  },
};
export const VoteFormOnAPhone = onWidth(390, voteForm);
export const VoteFormOnADesktop = onWidth(1280, voteForm);

const voteOverlay: Story = {
  args: opened,
  play: async () => {
    const messages = await seesMessages();
    await userEvent.click(messages.getByRole('button', { name: 'Show larger: Which one for the ceremony?' }));
    const vote = await seesDialog('Which one for the ceremony?');
    await expect(vote.getByText('4 of 5 voted')).toBeVisible();
    await expect(vote.getByRole('radio', { name: /^Bias-Cut Midi Dress, 2 votes/ })).toBeChecked();
    const { width, height } = vote
      .getByRole('button', { name: 'Open: Bias-Cut Midi Dress' })
      .getBoundingClientRect();
    await expect(height).toBeLessThanOrEqual(width * 1.5 + 1);
    leaveFocus();
  },
};
export const VoteOverlayOnAPhone = onWidth(390, voteOverlay);
export const VoteOverlayOnADesktop = onWidth(1280, voteOverlay);

const askRoom: Story = {
  args: { address: '/product/story2' },
  play: async () => {
    const title = await screen.findByRole('heading', { level: 2, name: 'Double-Faced Wool Coat' });
    await waitFor(() => expect(title).toBeVisible());
    await screen.findByRole('region', { name: 'More like this' });
    await userEvent.click(await screen.findByRole('button', { name: 'Ask a room' }));
    const sheet = await seesDialog('Ask a room');
    await expect(await sheet.findByRole('radio', { name: 'October wedding' })).toBeChecked();
    const send = sheet.getByRole('button', { name: 'Send to October wedding' });
    await waitFor(() => expect(isInSight(send)).toBe(true));
    leaveFocus();
  },
};
export const AskRoomOnAPhone = onWidth(390, askRoom);
export const AskRoomOnADesktop = onWidth(1280, askRoom);

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LinkList, UserLink } from '@vitrine/api';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type FakeAnswers, never, Refusal } from './fake-server.ts';
import { onWidth, pageParameters } from './page-story.ts';
import { mina, people, previewOf } from './people.ts';
import { products } from './shop.ts';
import { WholePage } from './WholePage.tsx';

const linkOf = (place: number): UserLink => {
  const { link, name } = products[place] ?? {};
  return {
    id: `link${place}`,
    url: link ?? '',
    label: place === 4 ? 'The one that I wear until May, and sometimes in June' : (name ?? ''),
    metadata: previewOf(place),
    isPinned: place < 3,
    userConfirmedAccurate: place % 3 === 1 ? true : null,
    openings: place * 7,
    listIds: [],
  };
};
const links = Array.from({ length: 8 }, (_, place) => linkOf(place));

const listOf = (place: number, name: string, isPublic: boolean): LinkList => ({
  id: `list${place}`,
  name,
  isPublic,
  itemCount: place + 1,
  pictures: products
    .slice(place * 3, place * 3 + Math.min(place + 1, 3))
    .flatMap(({ imageUrl }) => imageUrl ?? []),
});
const lists = [
  listOf(2, 'Worn every week', true),
  listOf(1, 'For the flat', true),
  listOf(0, 'Birthday, maybe', false),
];

const answers: FakeAnswers = {
  ...people,
  userLinks: {
    own: () => ({ links }),
    lists: ({ params }) => ({ lists: params.username === mina.username ? lists : lists.slice(0, 2) }),
    ofPerson: () => ({ links: links.slice(3), list: lists[0] }),
  },
};

const meta = {
  title: 'Pages/Links',
  component: WholePage,
  tags: ['!autodocs'],
  args: { answers, viewer: 'person' },
  argTypes: { answers: { table: { disable: true } } },
  parameters: pageParameters,
} satisfies Meta<typeof WholePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const own: Story = {
  args: { address: '/your-links' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your Links' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Pinned' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Unpin/ })).toHaveLength(3);
  },
};
export const OwnOnAPhone = onWidth(390, own);
export const OwnOnADesktop = onWidth<Story>(1280, {
  ...own,
  play: async (context) => {
    await own.play?.(context);
    await expect(await context.canvas.findByText('Birthday, maybe')).toBeVisible();
  },
});

/** The lists of one's own, in a tab of a phone. */
export const OwnListsOnAPhone = onWidth<Story>(390, {
  args: { address: '/your-links' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Lists' }));
    await expect(await canvas.findByText('Birthday, maybe')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
});

const ownEmpty: Story = {
  args: {
    address: '/your-links',
    answers: { ...answers, userLinks: { own: () => ({ links: [] }), lists: () => ({ lists: [] }) } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You haven't added any links yet.")).toBeVisible();
  },
};
export const OwnEmptyOnAPhone = onWidth(390, ownEmpty);
export const OwnEmptyOnADesktop = onWidth(1280, ownEmpty);

const ownFailed: Story = {
  args: { address: '/your-links', answers: { ...answers, userLinks: {} } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load your links')).toBeVisible();
  },
};
export const OwnFailedOnADesktop = onWidth(1280, ownFailed);

const ofAnother: Story = {
  args: { address: '/user-links/jun' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: "@jun's Lists" })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Worn every week' })).toBeVisible();
    await expect(canvas.queryByText('Birthday, maybe')).toBeNull();
  },
};
export const ListsOnAPhone = onWidth(390, ofAnother);
export const ListsOnADesktop = onWidth(1280, ofAnother);

const list: Story = {
  // The name in the address is foreign text, which is never shown.
  args: { address: '/user-links/jun?listId=list2&listName=Anything' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: "@jun's Links" })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Worn every week' })).toBeVisible();
    await expect(canvas.queryByText(/Anything/)).toBeNull();
  },
};
export const ListOnAPhone = onWidth(390, list);
export const ListOnADesktop = onWidth(1280, list);

export const LoadingOnAPhone = onWidth<Story>(390, {
  args: { address: '/user-links/jun', answers: { ...answers, userLinks: { lists: never } } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).toBeInTheDocument());
  },
});

const refused = (code: 'links_hidden' | 'links_not_found') => () => {
  throw new Refusal(code);
};
const problem = (code: Parameters<typeof refused>[0], text: string): Story => ({
  args: { address: '/user-links/jun', answers: { ...answers, userLinks: { lists: refused(code) } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});
export const HiddenOnAPhone = onWidth(390, problem('links_hidden', "You cannot view this user's links"));
export const MissingOnADesktop = onWidth(
  1280,
  problem('links_not_found', 'No public links found for this user'),
);

const unreachable = () => {
  throw new Error('offline');
};
export const FailedOnAPhone = onWidth<Story>(390, {
  args: { address: '/user-links/jun', answers: { ...answers, userLinks: { lists: unreachable } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load user links')).toBeVisible();
  },
});

const none = (address: string, text: string): Story => ({
  args: {
    address,
    answers: {
      ...answers,
      userLinks: { lists: () => ({ lists: [] }), ofPerson: () => ({ links: [], list: lists[0] }) },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});
export const NoListsOnAPhone = onWidth(390, none('/user-links/jun', 'No public lists yet.'));
export const NoLinksOnAPhone = onWidth(
  390,
  none('/user-links/jun?listId=list2', 'This list has no links yet.'),
);

const guest: Story = {
  args: { address: '/user-links/jun', viewer: 'guest' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Login to View User Links' }),
    ).toBeVisible();
  },
};
export const GuestOnAPhone = onWidth(390, guest);
export const GuestOnADesktop = onWidth(1280, guest);

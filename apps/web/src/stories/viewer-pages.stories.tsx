import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Refusal } from './fake-server.ts';
import { onWidth, pageParameters } from './page-story.ts';
import { people } from './people.ts';
import { WholePage } from './WholePage.tsx';

const meta = {
  title: 'Pages/Viewer',
  component: WholePage,
  tags: ['!autodocs'],
  args: { answers: people, viewer: 'person', address: '/post/jun-0' },
  argTypes: { answers: { table: { disable: true } } },
  parameters: pageParameters,
} satisfies Meta<typeof WholePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const openedPost = async (owner: string) => {
  const dialog = await screen.findByRole('dialog', { name: `Post by @${owner}` });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** From this width on, comments open by themselves beside the picture. */
const BESIDE = 700;

async function openPanel(name: 'Comments' | 'Links') {
  const post = await openedPost('jun');
  const button = await post.findByRole('button', { name: new RegExp(`^${name}`) });
  if (name === 'Links' || window.innerWidth < BESIDE) await userEvent.click(button);
  return post;
}

const opened: Story = {
  play: async () => {
    const post = await openedPost('jun');
    await expect(await post.findByText('The coat that I wear until May.')).toBeVisible();
    await expect(post.getByRole('button', { name: /^Like/ })).toBeVisible();
    await expect(post.getByRole('button', { name: /^Close$/ })).toBeVisible();
    await expect(post.getByRole('button', { name: '2 product links' })).toBeVisible();
  },
};
/** On phones and upright tablets, the picture and its caption come first. */
export const OpenOnAPhone = onWidth(390, opened);
export const OpenOnATablet = onWidth(768, opened);

const withComments: Story = {
  play: async () => {
    const post = await openPanel('Comments');
    await expect(await post.findByText('Where is the coat from?')).toBeVisible();
    await expect(await post.findByRole('textbox', { name: 'Add a comment' })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};
export const CommentsOnAPhone = onWidth(390, withComments);
export const CommentsOnADesktop = onWidth(1280, withComments);

const noComments: Story = {
  args: { answers: { ...people, comments: { list: () => ({ comments: [] }) } } },
  play: async () => {
    const post = await openPanel('Comments');
    await expect(await post.findByText('No comments yet')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};
export const NoCommentsOnAPhone = onWidth(390, noComments);
export const NoCommentsOnADesktop = onWidth(1280, noComments);

const withLinks: Story = {
  play: async () => {
    const post = await openPanel('Links');
    const list = within(await post.findByRole('list', { name: 'Links in this post' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect((await list.findAllByText(/Double-Faced Wool Coat/))[0]).toBeVisible();
    await expect(list.getByText('Verified by @jun')).toBeVisible();
    await expect(list.getAllByRole('button', { name: /^Add to cart/ })[0]).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};
export const LinksOnAPhone = onWidth(390, withLinks);
export const LinksOnADesktop = onWidth(1280, withLinks);

/** Nothing of a post that its viewer may not want to see is shown before they ask for it. */
const covered: Story = {
  args: { address: '/post/jun-4' },
  play: async () => {
    const post = await openedPost('jun');
    await expect(await post.findByRole('button', { name: 'Show anyway' })).toBeVisible();
    await expect(post.queryByText('Blue on blue.')).toBeNull();
    if (window.innerWidth >= BESIDE) await expect(await post.findByText('No comments yet')).toBeVisible();
  },
};
export const CoveredOnAPhone = onWidth(390, covered);
export const CoveredOnADesktop = onWidth(1280, covered);

const missing: Story = {
  args: {
    address: '/post/gone',
    answers: {
      ...people,
      posts: {
        ...people.posts,
        get: () => {
          throw new Refusal('post_not_found');
        },
      },
    },
  },
  play: async () => {
    const message = await screen.findByText('Post not found or could not be loaded');
    await waitFor(() => expect(message).toBeVisible());
  },
};
export const MissingOnAPhone = onWidth(390, missing);

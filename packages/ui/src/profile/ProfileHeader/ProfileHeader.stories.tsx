import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { PENCIL } from '../../controls/icons/pencil.ts';
import { Tab, TabList, TabPanel, TabsRoot } from '../../controls/Tabs/Tabs.tsx';
import { FollowButton } from '../../follow/FollowButton/FollowButton.tsx';
import { mina } from '../people.fixtures.ts';
import { ProfileHeader } from './ProfileHeader.tsx';

const meta: Meta<typeof ProfileHeader> = {
  title: 'Profile/ProfileHeader',
  component: ProfileHeader,
  args: {
    person: mina,
    onFollowersOpen: fn(),
    onFollowingOpen: fn(),
    onPictureError: fn(),
    actions: <FollowButton username="mina.k" />,
    menu: <IconButton label="Options" variant="floating" icon={<Icon path={PENCIL} size={20} />} />,
  },
};
export default meta;
type Story = StoryObj<typeof ProfileHeader>;

/** Pressing the count of followers or of followed people opens their list. */
export const Full: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Mina Kovač' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '12.5K followers' }));
    await expect(args.onFollowersOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '312 following' }));
    await expect(args.onFollowingOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByText('86')).toBeVisible();
    canvas.getByRole('button', { name: '312 following' }).blur();
  },
};

/** Tabs of the content below stand in one line with the counts. */
export const WithTabs: Story = {
  render: (args) => (
    <TabsRoot defaultValue="posts">
      <ProfileHeader
        {...args}
        tabs={
          <TabList label="Sections">
            <Tab value="posts">My Posts</Tab>
            <Tab value="saved">Saved</Tab>
          </TabList>
        }
      />
      <TabPanel value="posts">Posts</TabPanel>
      <TabPanel value="saved">Saved posts</TabPanel>
    </TabsRoot>
  ),
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { name: 'My Posts' }).getBoundingClientRect();
    const count = canvas.getByRole('button', { name: '312 following' }).getBoundingClientRect();
    await expect(Math.abs(tab.top + tab.height / 2 - count.top - count.height / 2)).toBeLessThan(4);
    await expect(count.left).toBeGreaterThan(tab.right);
  },
};

/** At the width of a phone. */
export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 390 }}>
        <Story />
      </div>
    ),
  ],
};

/** Placeholders of the same size while the person loads. */
export const Loading: Story = {
  args: { person: undefined, actions: undefined, menu: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvasElement.querySelector('section')).toHaveAttribute('aria-busy', 'true');
  },
};

/** No pictures or bio, hardly any followers, and counts that open no list. */
export const Bare: Story = {
  args: {
    person: { username: 'lea_v', name: '', followerCount: 1, followingCount: 0, postCount: 1 },
    onFollowersOpen: undefined,
    onFollowingOpen: undefined,
    menu: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('follower')).toBeVisible();
    await expect(canvas.getByText('L')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** A very long word, and right-to-left text. */
export const LongWords: Story = {
  args: {
    person: {
      ...mina,
      username: 'the.longest.name.that.fits.in',
      name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      bio: 'نور الهدى — مصوّرة من بيروت. '.repeat(6),
      cover: undefined,
      picture: undefined,
    },
  },
};

/** Failed pictures are reported; the initial and the plain cover replace them. */
export const PicturesGone: Story = {
  args: { person: { ...mina, picture: 'data:image/png;base64,x', cover: 'data:image/png;base64,x' } },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onPictureError).toHaveBeenCalledWith('picture'));
    await waitFor(() => expect(args.onPictureError).toHaveBeenCalledWith('cover'));
    await expect(canvas.getByText('M')).toBeVisible();
  },
};

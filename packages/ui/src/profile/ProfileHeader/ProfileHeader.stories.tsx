import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { PENCIL } from '../../controls/icons/pencil.ts';
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

/** The counts open who is counted. */
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

/** On a phone. */
export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
};

/** The same room, until the person is there. */
export const Loading: Story = {
  args: { person: undefined, actions: undefined, menu: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvasElement.querySelector('section')).toHaveAttribute('aria-busy', 'true');
  },
};

/** No pictures, no words of their own, nobody who could be counted, and nothing to open. */
export const Bare: Story = {
  args: {
    person: { username: 'lea_v', followerCount: 1, followingCount: 0, postCount: 1 },
    onFollowersOpen: undefined,
    onFollowingOpen: undefined,
    menu: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('follower')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** Words without an end, and from right to left. */
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

/** An address that has grown too old is told, and the initial and the ground stand in its place. */
export const PicturesGone: Story = {
  args: { person: { ...mina, picture: 'data:image/png;base64,x', cover: 'data:image/png;base64,x' } },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onPictureError).toHaveBeenCalledWith('picture'));
    await waitFor(() => expect(args.onPictureError).toHaveBeenCalledWith('cover'));
    await expect(canvas.getByText('M')).toBeVisible();
  },
};

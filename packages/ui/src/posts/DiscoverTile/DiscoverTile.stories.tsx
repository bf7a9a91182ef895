import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { discoverPostAt, videoPost } from '../discover.fixtures.ts';
import { discoverTileHeight } from '../discover-tile-geometry.ts';
import { DiscoverTile, DiscoverTileSkeleton } from './DiscoverTile.tsx';

const post = { ...discoverPostAt(0), likeCount: 27, commentCount: 6, linkCount: 2 };

const meta: Meta<typeof DiscoverTile> = {
  title: 'Posts/DiscoverTile',
  component: DiscoverTile,
  args: {
    post,
    href: '/post/post-0',
    onOpen: fn((event) => event.preventDefault()),
    authorHref: '/user-profile/1',
    onAuthorOpen: fn((event) => event.preventDefault()),
    onOpenLinks: fn(),
    onOpenComments: fn(),
    onLikedChange: fn(),
    onSavedChange: fn(),
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ width: parameters.width ?? 268 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof DiscoverTile>;

const NAME = 'Look 0, by @tama';

/** The picture, the author and every number open something of their own. */
export const Picture: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: NAME }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: '@tama' }));
    await expect(args.onAuthorOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: `Links in ${NAME}, 2` }));
    await expect(args.onOpenLinks).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: `Comments on ${NAME}, 6` }));
    await expect(args.onOpenComments).toHaveBeenCalledOnce();
    const like = canvas.getByRole('button', { name: `Like ${NAME}, 27`, pressed: false });
    await userEvent.click(like);
    await expect(args.onLikedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(like);
    await expect(args.onLikedChange).toHaveBeenLastCalledWith(false);
    const save = canvas.getByRole('button', { name: `Save ${NAME}`, pressed: false });
    await userEvent.click(save);
    await userEvent.click(save);
    await expect(args.onSavedChange).toHaveBeenLastCalledWith(false);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    for (const control of canvas.getAllByRole('button')) {
      const { width, height } = control.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    save.blur();
  },
};

export const LikedAndSaved: Story = { args: { liked: true, saved: true } };

/** One's own post cannot be saved. */
export const Own: Story = {
  args: { onSavedChange: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Save/ })).toBeNull();
  },
};

/** In a list by time, the age stands beside the name; a narrow tile leaves it out. */
export const WithAge: Story = {
  args: { showsAge: true, post: { ...post, createdAt: '2020-03-14T09:00:00Z' } },
  play: async ({ canvasElement }) => {
    const age = canvasElement.querySelector('time')!;
    await expect(age).toBeVisible();
    const frame = canvasElement.querySelector<HTMLElement>('div[style*="268px"]')!;
    frame.style.width = '173px';
    await waitFor(() => expect(age).not.toBeVisible());
    frame.style.width = '268px';
  },
};

/** Zero is not shown. */
export const NoNumbers: Story = {
  args: { post: { ...post, likeCount: 0, commentCount: 0, linkCount: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `Like ${NAME}` })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Links/ })).toBeNull();
  },
};

/** Huge numbers are shortened, and a long name gives way. */
export const HugeNumbers: Story = {
  args: {
    post: {
      ...post,
      username: 'the.longest.name.that.fits.in',
      likeCount: 1_284_000,
      commentCount: 99_999,
      linkCount: 20,
    },
  },
};

const isOnePlaying = ({ paused }: HTMLVideoElement) => !paused;

/** A video plays muted while the pointer is over it. */
export const Video: Story = {
  args: { post: videoPost },
  parameters: { visual: { disable: true } },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Waves, by @otis, Video' });
    const film = () => canvasElement.querySelector('video');
    await expect(film()).toBeNull();
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    await userEvent.hover(link);
    if (isStill) {
      await userEvent.unhover(link);
      return;
    }
    await waitFor(() => expect(film() && isOnePlaying(film()!)).toBe(true));
    await expect(film()?.muted).toBe(true);
    await userEvent.unhover(link);
    await waitFor(() => expect(film()).toBeNull());
  },
};

/** Until the pointer comes, and with reduced motion, the poster stands for the video. */
export const Poster: Story = { args: { post: videoPost } };

/** A covered post hides picture and caption, but keeps its box. */
export const Filtered: Story = {
  args: { post: { ...post, filtered: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sensitive content by @tama' })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByText(/Look 0/)).toBeNull();
  },
};

/** Without picture and face, the tile keeps box, link and name. */
export const PictureGone: Story = {
  args: {
    post: {
      ...post,
      caption: '',
      authorPicture: null,
      picture: { src: 'data:image/png;base64,x', width: 4, height: 5 },
    },
  },
};

/** On a phone, the comments give way to the name. */
export const OnAPhone: Story = {
  parameters: { width: 173 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Comments/ })).toBeNull();
    await expect(canvas.getByText('@tama')).toBeVisible();
  },
};

/** Very broad and very tall pictures are cropped to 4:3 and 9:16. */
export const OddRatios: Story = {
  parameters: { width: 560 },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '268px 268px', gap: 16, alignItems: 'start' }}>
      {[
        { width: 1000, height: 100 },
        { width: 100, height: 1000 },
      ].map((size) => (
        <div key={size.width} data-width={size.width}>
          <DiscoverTile {...args} post={{ ...post, picture: { ...post.picture!, ...size } }} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const size of [
      { width: 1000, height: 100 },
      { width: 100, height: 1000 },
    ]) {
      const cell = canvasElement.querySelector(`[data-width="${size.width}"]`)!;
      const said = discoverTileHeight({ picture: size }, 268);
      await expect(Math.abs(cell.getBoundingClientRect().height - said)).toBeLessThanOrEqual(1);
    }
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <DiscoverTile {...args} post={{ ...post, username: 'نور', caption: 'معطف' }} />
    </div>
  ),
};

/** The skeleton has the size of the tile that replaces it. */
export const Skeleton: Story = {
  render: () => <DiscoverTileSkeleton />,
  play: async ({ canvasElement }) => {
    const { height } = canvasElement.querySelector('[aria-hidden]')!.getBoundingClientRect();
    const said = discoverTileHeight({ picture: { width: 4, height: 5 } }, 268);
    await expect(Math.abs(height - said)).toBeLessThanOrEqual(1);
  },
};

/** The tile with keyboard focus. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: NAME })).toHaveFocus();
  },
};

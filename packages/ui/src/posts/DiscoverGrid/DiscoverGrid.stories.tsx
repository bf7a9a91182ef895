import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { DiscoverTile, type DiscoverTilePost } from '../DiscoverTile/DiscoverTile.tsx';
import { discoverPostAt, discoverPosts } from '../discover.fixtures.ts';
import { DiscoverGrid, type DiscoverGridProps, type DiscoverGridTile } from './DiscoverGrid.tsx';

const hrefOf = ({ id }: { id: string }) => `/post/${id}`;

function Tile(tile: DiscoverGridTile<DiscoverTilePost>) {
  const [liked, setLiked] = useState(false);
  const likeCount = (tile.post.likeCount ?? 0) + (liked ? 1 : 0);
  return (
    <DiscoverTile
      {...tile}
      post={{ ...tile.post, likeCount }}
      authorHref="/user-profile/1"
      liked={liked}
      onLikedChange={setLiked}
      onSavedChange={nothing}
      onOpenLinks={nothing}
      onOpenComments={nothing}
    />
  );
}
const nothing = () => undefined;
const renderTile = (tile: DiscoverGridTile<DiscoverTilePost>) => <Tile {...tile} />;

const meta: Meta<DiscoverGridProps> = {
  title: 'Posts/DiscoverGrid',
  component: DiscoverGrid,
  args: {
    label: 'Posts to discover',
    posts: discoverPosts(12),
    hrefOf,
    onOpen: fn((_post, event) => event.preventDefault()),
    renderTile,
  },
};
export default meta;
type Story = StoryObj<DiscoverGridProps>;

export const Full: Story = {
  play: async ({ canvas }) => {
    const feed = await canvas.findByRole('feed', { name: 'Posts to discover' });
    await expect(feed).toHaveAttribute('aria-busy', 'false');
    await canvas.findByRole('article', { name: 'Look 0, by @tama' });
  },
};

/** Two across on a phone, 8 px apart. */
export const OnAPhone: Story = {
  args: { columns: 2 },
  decorators: [
    (Story) => (
      <div style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
};

const skeletonsIn = (element: HTMLElement) =>
  element.querySelector('[role=feed]')?.parentElement?.nextElementSibling?.children ?? [];

/** Twelve skeletons while the first posts are on their way (2 §9). */
export const Loading: Story = {
  args: { posts: [], busy: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('feed')).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(skeletonsIn(canvasElement)).toHaveLength(12));
    await expect(canvas.queryAllByRole('article')).toHaveLength(0);
  },
};

/** Six skeletons below the columns while more are on their way (2 §9). They add nothing to the feed. */
export const LoadingMore: Story = {
  args: { posts: discoverPosts(4), busy: true },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    // The grid is laid out anew once its width is known.
    await waitFor(() => {
      const skeletons = [...skeletonsIn(canvasElement)].map((box) => box.getBoundingClientRect());
      expect(skeletons).toHaveLength(6);
      const tiles = canvas.getAllByRole('article').map((tile) => tile.getBoundingClientRect());
      const overlapping = skeletons.some((box) =>
        tiles.some((tile) => tile.left === box.left && box.top < tile.bottom - 1),
      );
      expect(overlapping).toBe(false);
      const block = skeletonsIn(canvasElement)[0]?.parentElement?.getBoundingClientRect();
      expect(Math.max(...skeletons.map((box) => box.bottom))).toBeLessThanOrEqual(block!.bottom + 1);
    });
  },
};

const many = discoverPosts(400);

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * The rendered stretch reaches 600 px above and 1200 px below the viewport at least, and 800 px more at most
 * (2 §9, D44). The first twelve pictures load at once, the others when they are near.
 */
export const Windows: Story = {
  args: { posts: many, columns: 3 },
  parameters: { visual: { disable: true }, docs: { story: { inline: false, iframeHeight: 640 } } },
  play: async ({ canvas, step }) => {
    const feed = await canvas.findByRole('feed');
    const boxes = () =>
      canvas.getAllByRole('article', { hidden: true }).map((tile) => tile.getBoundingClientRect());
    /** The shortest column's last bottom, and the longest column's first top. */
    const stretch = () => {
      const columns = [...Map.groupBy(boxes(), ({ left }) => Math.round(left)).values()];
      return {
        top: Math.max(...columns.map((column) => Math.min(...column.map(({ top }) => top)))),
        bottom: Math.min(...columns.map((column) => Math.max(...column.map(({ bottom }) => bottom)))),
      };
    };
    await waitFor(() => expect(stretch().bottom).toBeGreaterThanOrEqual(window.innerHeight + 1200));

    await step('on the way down', async () => {
      for (let top = 200; top <= 6000; top += 200) {
        window.scrollTo(0, top);
        await frame();
        await frame();
        const { bottom, top: first } = stretch();
        await expect(bottom).toBeGreaterThanOrEqual(window.innerHeight + 1200);
        await expect(first).toBeLessThanOrEqual(Math.max(-600, feed.getBoundingClientRect().top));
        const tallest = Math.max(...boxes().map(({ height }) => height));
        await expect(bottom).toBeLessThanOrEqual(window.innerHeight + 2000 + tallest);
      }
    });

    await step('on the way up', async () => {
      for (let top = 5800; top >= 3000; top -= 200) {
        window.scrollTo(0, top);
        await frame();
        await frame();
        await expect(stretch().top).toBeLessThanOrEqual(-600);
      }
    });
    window.scrollTo(0, 0);
    await waitFor(async () => {
      const first = canvas
        .getAllByRole('article')
        .filter((tile) => tile.querySelector('img[fetchpriority=high]'))
        .map((tile) => tile.getAttribute('aria-posinset'));
      await expect(first).toEqual(Array.from({ length: 12 }, (_, place) => `${place + 1}`));
    });
  },
};

/** A tile that is not rendered yet gives its picture 2400 px ahead (2 §9). */
export const FetchedAhead: Story = {
  args: { columns: 3, posts: [] },
  parameters: { visual: { disable: true }, docs: { story: { inline: false, iframeHeight: 640 } } },
  render: function Own({ posts: _, ...args }) {
    // Pictures of the story's own, whose requests can be told apart.
    const [posts] = useState(() => {
      // The buffer may be full of the modules of earlier stories.
      performance.clearResourceTimings();
      return Array.from({ length: 200 }, (_unused, place): DiscoverTilePost => {
        const post = discoverPostAt(place);
        const picture = { ...post.picture!, src: `/no-such-picture-${place}.svg` };
        return { ...post, picture };
      });
    });
    return <DiscoverGrid {...args} posts={posts} />;
  },
  play: async ({ canvas }) => {
    const asked = () =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /no-such-picture-(\d+)/.exec(name)?.[1] ?? [])
        .map(Number);
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(3));
    const drawn = () =>
      Math.max(...canvas.getAllByRole('article').map((tile) => Number(tile.getAttribute('aria-posinset'))));
    await waitFor(() => expect(Math.max(...asked())).toBeGreaterThan(drawn()));
    await expect(Math.max(...asked())).toBeLessThan(150);
  },
};

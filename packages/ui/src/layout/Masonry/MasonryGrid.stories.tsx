import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../../theme/scale.ts';
import { MasonryGrid as Masonry, type MasonryGridProps, type MasonryHandle } from './MasonryGrid.tsx';
import { createMasonryMemory } from './masonry-memory.ts';

interface Swatch {
  id: number;
  name: string;
  maker: string;
  /** Width divided by height. */
  ratio: number;
  colour: string;
}

const COLOURS = ['#E9E2D8', '#E6DFE4', '#DCE4E8', '#E3E0EA', '#DFE7DD', '#EADDE1', '#E7E1D5', '#D9E2E1'];
const RATIOS = [0.8, 0.667, 0.909, 1, 1.18, 0.75, 0.7, 0.86, 1.33];
const MAKERS = ['Northlane', 'Atelier Brume', 'Maison Orla', 'Kestrel & Co', 'Soleil'];
const TEXT_HEIGHT = 56;

const pick = <Value,>(values: readonly Value[], seed: number) => values[seed % values.length] as Value;

const swatches = (count: number, from = 0): Swatch[] =>
  Array.from({ length: count }, (_, step) => {
    const id = from + step;
    return {
      id,
      name: `Colour study ${id + 1}`,
      maker: pick(MAKERS, id * 3),
      ratio: pick(RATIOS, id * 4 + (id >> 3)),
      colour: pick(COLOURS, id * 5),
    };
  });

const keyOf = (swatch: Swatch) => swatch.id;
const nameOf = (swatch: Swatch) => swatch.name;
const heightOf = (swatch: Swatch, columnWidth: number) => columnWidth / swatch.ratio + TEXT_HEIGHT;

function SwatchCard({ name, maker, ratio, colour }: Swatch) {
  return (
    <>
      <div style={{ aspectRatio: ratio, background: colour, borderRadius: vars.radius.card }} />
      <div style={{ height: TEXT_HEIGHT, paddingBlockStart: space.xs, lineHeight: '24px' }}>
        <a href="#study" style={{ display: 'block', color: 'inherit', textDecoration: 'none', ...bold }}>
          {name}
        </a>
        <div style={{ color: vars.color.inkMuted, fontSize: fontSize.small }}>{maker}</div>
      </div>
    </>
  );
}
const bold = { fontWeight: fontWeight.semibold } as const;
const draw = (swatch: Swatch) => <SwatchCard {...swatch} />;

function MasonryGrid(props: Partial<MasonryGridProps<Swatch>>) {
  return (
    <Masonry
      items={[]}
      label="Colour studies"
      getItemKey={keyOf}
      getItemLabel={nameOf}
      getItemHeight={heightOf}
      renderItem={draw}
      {...props}
    />
  );
}

const meta = {
  title: 'Layout/Masonry',
  component: MasonryGrid,
} satisfies Meta<typeof MasonryGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const scrollTo = async (top: number) => {
  window.scrollTo(0, top);
  await frame();
  await frame();
};

const boxes = (within_: HTMLElement) =>
  new Map(
    [...within_.querySelectorAll<HTMLElement>('[role=feed] > article')].map((card) => [
      Number(card.getAttribute('aria-posinset')),
      card.getBoundingClientRect(),
    ]),
  );
const isSeen = ({ top, bottom }: DOMRect) => bottom > 0 && top < window.innerHeight;

/** Returns the largest height, in px, that cards and gaps leave uncovered in a column of the viewport. */
function blank(canvasElement: HTMLElement): number {
  const columns = Map.groupBy(boxes(canvasElement).values(), ({ left }) => Math.round(left));
  const missing = [...columns.values()].map((column) => {
    let covered = 0;
    for (const { top, bottom } of column) {
      covered += Math.max(0, Math.min(bottom + 25, window.innerHeight) - Math.max(top, 0));
    }
    return Math.max(0, Math.round(window.innerHeight - covered));
  });
  return Math.max(...missing);
}

const overlaps = (canvasElement: HTMLElement) => {
  const all = [...boxes(canvasElement).values()];
  return all.some((a) =>
    all.some((b) => a !== b && a.left === b.left && a.top < b.bottom - 1 && b.top < a.bottom - 1),
  );
};

export const Empty: Story = {
  args: { busy: true },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('feed', { name: 'Colour studies' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Full: Story = {
  args: { items: swatches(10), setSize: 10, columns: 5 },
  play: async ({ canvas, canvasElement }) => {
    const cards = canvas.getAllByRole('article');
    await expect(cards).toHaveLength(10);
    await expect(cards[3]).toHaveAttribute('aria-posinset', '4');
    await expect(cards[3]).toHaveAttribute('aria-setsize', '10');
    await expect(cards[3]).toHaveAccessibleName('Colour study 4');
    await expect(canvas.getByRole('feed')).toHaveAttribute('aria-busy', 'false');
    await expect(overlaps(canvasElement)).toBe(false);
  },
};

export const TwoColumnsOnAPhone: Story = {
  args: { items: swatches(4) },
  globals: { viewport: { value: 'mobile1' } },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ padding: space.md }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(new Set([...boxes(canvasElement).values()].map(({ left }) => left)).size).toBe(2);
  },
};

/** Two thousand items, of which only a few dozen are on the page, and a button behind the feed. */
export const LongFeed: Story = {
  args: { items: swatches(2000), onEndReached: fn() },
  parameters: { visual: { disable: true }, docs: { story: { inline: false, iframeHeight: 640 } } },
  render: function Feed(args) {
    const grid = useRef<MasonryHandle>(null);
    return (
      <>
        <button type="button" onClick={() => grid.current?.focusItem(1199)}>
          Close the dialog
        </button>
        <MasonryGrid {...args} actionsRef={grid} />
        <button type="button">Load more</button>
      </>
    );
  },
  play: async ({ args, canvas, canvasElement, step }) => {
    const end = () => document.documentElement.scrollHeight - window.innerHeight;
    const link = canvas.getByRole('link', { name: 'Colour study 3' });

    await step('a fling leaves nothing blank, and the page stays small', async () => {
      link.focus();
      let worst = 0;
      let most = 0;
      for (let top = 0; top < 9000; top += 300) {
        window.scrollTo(0, top);
        await frame();
        if (top > 0) worst = Math.max(worst, blank(canvasElement));
        most = Math.max(most, canvasElement.getElementsByTagName('article').length);
      }
      await expect(worst).toBe(0);
      await expect(most).toBeLessThan(60);
    });

    await step('a jump is drawn at once, in reading order, and the focused card is still there', async () => {
      window.scrollTo(0, end() * 0.9);
      await frame();
      await expect(blank(canvasElement)).toBe(0);
      const places = [...boxes(canvasElement).keys()];
      await expect(places).toEqual(places.toSorted((a, b) => a - b));
      await expect(link).toHaveFocus();
    });

    await step('Page Down and Page Up go from card to card, wherever the page is scrolled to', async () => {
      const arrivesAt = async (place: number) => {
        const card = await canvas.findByRole('article', { name: `Colour study ${place}` });
        await waitFor(() => expect(card).toHaveFocus());
        await expect(isSeen(card.getBoundingClientRect())).toBe(true);
      };
      await userEvent.keyboard('{PageDown}');
      await arrivesAt(4);
      await userEvent.keyboard('{PageDown}');
      await arrivesAt(5);
      await userEvent.keyboard('{PageUp}');
      await arrivesAt(4);
    });

    await step('the end is said once, 200 px before it', async () => {
      const feedEnd = () => canvas.getByRole('feed').getBoundingClientRect().bottom - window.innerHeight;
      await scrollTo(end() - 600);
      window.scrollBy(0, feedEnd() - 203);
      await frame();
      await expect(args.onEndReached).not.toHaveBeenCalled();
      window.scrollBy(0, 3);
      await frame();
      await expect(args.onEndReached).toHaveBeenCalledTimes(1);
      await scrollTo(end() - 3000);
      await scrollTo(end());
      await expect(args.onEndReached).toHaveBeenCalledTimes(1);
    });

    await step('Control + End and Home leave the feed', async () => {
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await expect(canvas.getByText('Colour studies: end of the list')).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Load more' })).toHaveFocus();
      canvas.getAllByRole('article')[0]!.focus();
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await expect(canvas.getByRole('button', { name: 'Close the dialog' })).toHaveFocus();
    });

    await step(
      'a dialog that closes gives the focus to the product that was last shown, drawn or not',
      async () => {
        await userEvent.keyboard('{Enter}');
        const last = await canvas.findByRole('link', { name: 'Colour study 1200' });
        await waitFor(() => expect(last).toHaveFocus());
        await expect(isSeen(last.getBoundingClientRect())).toBe(true);
        await scrollTo(0);
      },
    );
  },
};

/** Control + End moves the focus behind the feed, where it stays while more items load. */
export const LeftByKeyboard: Story = {
  args: { items: swatches(30) },
  parameters: { visual: { disable: true } },
  render: function Loading({ items: first = [], ...args }) {
    const [items, setItems] = useState(first);
    const isComplete = items.length > first.length;
    return (
      <>
        <MasonryGrid {...args} items={items} />
        {!isComplete && (
          <button type="button" onClick={() => setItems([...items, ...swatches(30, items.length)])}>
            Load more
          </button>
        )}
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const end = canvas.getByText('Colour studies: end of the list');
    const leave = async (place: number) => {
      canvas.getByRole('link', { name: `Colour study ${place}` }).focus();
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await expect(end).toHaveFocus();
      await expect(isSeen(end.getBoundingClientRect())).toBe(true);
    };
    await leave(2);
    canvas.getByRole('button', { name: 'Load more' }).click();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull());
    await expect(end).toHaveFocus();
    await scrollTo(0);
    await leave(3);
    await expect(overlaps(canvasElement)).toBe(false);
  },
};

export const EndFocused: Story = {
  args: { items: swatches(4), columns: 4 },
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Colour study 1' }).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(canvas.getByText('Colour studies: end of the list')).toHaveFocus();
  },
};

/** A like replaces one item object, so only one card renders again. */
export const OneItemChanges: Story = {
  args: { items: swatches(8), renderItem: fn(draw) },
  parameters: { visual: { disable: true } },
  render: function Likes({ items: first = [], ...args }) {
    const [items, setItems] = useState(first);
    const like = (id: number) =>
      setItems((all) => all.map((swatch) => (swatch.id === id ? { ...swatch, colour: '#B9CDBE' } : swatch)));
    return (
      <>
        <button type="button" onClick={() => like(2)} style={{ marginBlockEnd: space.md }}>
          Paint the third
        </button>
        <MasonryGrid {...args} items={items} />
      </>
    );
  },
  play: async ({ args, canvas }) => {
    const renderItem = args.renderItem as ReturnType<typeof fn>;
    const third = canvas.getByRole('article', { name: 'Colour study 3' });
    // On a phone, the lower cards come a moment later.
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8));
    renderItem.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Paint the third' }));
    await expect(renderItem).toHaveBeenCalledTimes(1);
    await expect(renderItem).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }), 2);
    await expect(canvas.getByRole('article', { name: 'Colour study 3' })).toBe(third);
  },
};

function GrowingSwatch(swatch: Swatch) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SwatchCard {...swatch} />
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} style={{ height: 44 }}>
        Details
      </button>
      <div style={{ height: isOpen ? 120 : 0, background: vars.color.sunken }} />
    </>
  );
}
const drawGrowing = (swatch: Swatch) => <GrowingSwatch {...swatch} />;
const heightWithButton = (swatch: Swatch, columnWidth: number) => heightOf(swatch, columnWidth) + 44;

/** A card taller than announced moves the cards below it. Above the viewport, it moves nothing visible. */
export const GrowingCard: Story = {
  args: { items: swatches(40), renderItem: drawGrowing, getItemHeight: heightWithButton, columns: 4 },
  parameters: { visual: { disable: true } },
  play: async ({ canvas, canvasElement, step }) => {
    const detailsOf = (place: number) =>
      within(canvas.getByRole('article', { name: `Colour study ${place}` })).getByRole('button');
    await frame();

    await step('in sight: its column moves down by what it grew, and no other', async () => {
      const before = boxes(canvasElement);
      const { left } = before.get(1) as DOMRect;
      await userEvent.click(detailsOf(1));
      await waitFor(() => {
        for (const [place, box] of boxes(canvasElement)) {
          const old = before.get(place);
          const grown = box.left === left && place !== 1 ? 120 : 0;
          if (old) expect(box.top - old.top).toBeCloseTo(grown, 0);
        }
      });
    });

    await step('above: nothing that is seen moves', async () => {
      await scrollTo(1500);
      const before = boxes(canvasElement);
      const [above] = [...before].find(([place, box]) => place > 1 && box.bottom < -50) as [number, DOMRect];
      detailsOf(above).click();
      await waitFor(() => {
        const { top } = boxes(canvasElement).get(above) as DOMRect;
        expect(top).toBeCloseTo((before.get(above) as DOMRect).top - 120, 0);
      });
      const after = boxes(canvasElement);
      for (const [place, box] of before) {
        if (isSeen(box)) await expect(after.get(place)?.top).toBeCloseTo(box.top, 0);
      }
      await expect(overlaps(canvasElement)).toBe(false);
    });

    await step('back at the top every column starts there', async () => {
      const starts = () => [1, 2, 3, 4].map((place) => boxes(canvasElement).get(place)?.top);
      const start = () => canvas.getByRole('feed').getBoundingClientRect().top;
      for (let top = window.scrollY; top >= 0; top -= 100) await scrollTo(top);
      await expect(starts()).toEqual([start(), start(), start(), start()]);
      // A card changes just above the viewport, and nothing has to be rendered on the way up.
      await scrollTo(1100);
      await scrollTo(500);
      detailsOf(2).click();
      await frame();
      await frame();
      await scrollTo(0);
      await expect(starts()).toEqual([start(), start(), start(), start()]);
      await expect(overlaps(canvasElement)).toBe(false);
    });
  },
};

/** Placed cards stay in place when more items arrive. */
export const Appending: Story = {
  args: { items: swatches(12), onEndReached: fn() },
  parameters: { visual: { disable: true } },
  render: function Pages({ items: first = [], ...args }) {
    const [items, setItems] = useState(first);
    return (
      <>
        <MasonryGrid {...args} items={items} />
        <button type="button" onClick={() => setItems([...items, ...swatches(12, items.length)])}>
          Load more
        </button>
      </>
    );
  },
  play: async ({ args, canvas, canvasElement }) => {
    const before = boxes(canvasElement);
    await scrollTo(document.documentElement.scrollHeight);
    await expect(args.onEndReached).toHaveBeenCalledTimes(1);
    const top = window.scrollY;
    canvas.getByRole('button', { name: 'Load more' }).click();
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Colour study 13' })).toBeVisible());
    await scrollTo(document.documentElement.scrollHeight);
    await expect(args.onEndReached).toHaveBeenCalledTimes(2);
    await expect(window.scrollY).toBeGreaterThan(top);
    await scrollTo(0);
    const after = boxes(canvasElement);
    for (const [place, box] of before) await expect(after.get(place)).toEqual(box);
  },
};

/** A feed opened again, as by the Back button, shows the same cards at the same places at once. */
export const Restored: Story = {
  args: { items: swatches(400), renderItem: drawGrowing, getItemHeight: heightOf },
  parameters: { visual: { disable: true }, docs: { story: { inline: false, iframeHeight: 640 } } },
  render: function Pages(args) {
    const [page, setPage] = useState<'feed' | 'product'>('feed');
    const [memory] = useState(createMasonryMemory);
    const offset = useRef(0);
    const leave = () => {
      offset.current = window.scrollY;
      setPage('product');
    };
    return page === 'feed' ? (
      <>
        <button type="button" onClick={leave}>
          A product
        </button>
        <RestoreScroll top={offset.current} />
        <MasonryGrid {...args} memory={memory} />
      </>
    ) : (
      <button type="button" onClick={() => setPage('feed')}>
        Back
      </button>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    for (let top = 0; top <= 4000; top += 400) await scrollTo(top);
    const before = boxes(canvasElement);
    const top = window.scrollY;
    canvas.getByRole('button', { name: 'A product' }).click();
    (await canvas.findByRole('button', { name: 'Back' })).click();
    await Promise.resolve();
    await expect(window.scrollY).toBe(top);
    const after = boxes(canvasElement);
    const seen = [...before].filter(([, box]) => isSeen(box));
    await expect(seen.length).toBeGreaterThan(5);
    for (const [place, box] of seen) await expect(after.get(place)).toEqual(box);
    await scrollTo(0);
  },
};

function RestoreScroll({ top }: { top: number }) {
  useLayoutEffect(() => {
    window.scrollTo(0, top);
  }, [top]);
  return null;
}

/** Folding a panel beside the feed changes the columns. The first card on screen stays in place. */
export const PanelFolds: Story = {
  args: { items: swatches(400) },
  parameters: { visual: { disable: true }, docs: { story: { inline: false, iframeHeight: 640 } } },
  render: function Panel(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <div style={{ display: 'grid', gridTemplateColumns: isOpen ? '280px 1fr' : '0 1fr' }}>
        <button
          type="button"
          onClick={() => setOpen(!isOpen)}
          style={{ position: 'sticky', top: 0, height: 44 }}
        >
          Panel
        </button>
        <MasonryGrid {...args} columns={isOpen ? 3 : 4} />
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await scrollTo(6000);
    const before = [...boxes(canvasElement)].filter(([, { top }]) => top >= 0 && top < 600);
    const [place, { top, width }] = before[0] as [number, DOMRect];
    canvas.getByRole('button', { name: 'Panel' }).click();
    await waitFor(() => expect(boxes(canvasElement).get(place)?.width).not.toBe(width));
    await frame();
    await expect(Math.abs((boxes(canvasElement).get(place)?.top ?? 0) - top)).toBeLessThan(1.5);
    await expect(window.scrollY).not.toBe(6000);
    await expect(blank(canvasElement)).toBe(0);
    await scrollTo(0);
  },
};

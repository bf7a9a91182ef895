import * as RadixDialog from 'radix-ui/dialog';
import { type ReactNode, useEffect, useState } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { AlertDialog } from '../controls/AlertDialog/AlertDialog.tsx';
import { Combobox } from '../controls/Combobox/Combobox.tsx';
import { Dialog } from '../controls/Dialog/Dialog.tsx';
import { Menu } from '../controls/Menu/Menu.tsx';
import { Popover } from '../controls/Popover/Popover.tsx';
import { Sheet } from '../controls/Sheet/Sheet.tsx';
import { Tooltip } from '../controls/Tooltip/Tooltip.tsx';
import type { OpenProps } from '../controls/useOpen.ts';
import { Viewer, ViewerTitle } from '../controls/Viewer/Viewer.tsx';
import { removeShown, show } from './show.fixtures.ts';

afterEach(removeShown);

type LayerProps = OpenProps & { id: string; children?: ReactNode };
type Kind = (props: LayerProps) => ReactNode;

const opener = <button type="button">Opener</button>;

/** Kinds that other layers open from. */
const holders: Record<string, Kind> = {
  dialog: (props) => <Dialog title="Dialog" {...props} />,
  question: ({ children, ...props }) => (
    <AlertDialog title="Question" description={<span>{children}</span>} {...props} />
  ),
  sheet: (props) => <Sheet title="Sheet" {...props} />,
  viewer: ({ children, ...props }) => (
    <Viewer previousLabel="Previous" nextLabel="Next" announcement="Viewer" {...props}>
      <ViewerTitle>Viewer</ViewerTitle>
      {children}
    </Viewer>
  ),
  popover: ({ children, ...props }) => (
    <Popover label="Popover" trigger={opener} {...props}>
      <button type="button">Button</button>
      {children}
    </Popover>
  ),
};

const kinds: Record<string, Kind> = {
  ...holders,
  menu: ({ children: _, ...props }) => (
    <Menu trigger={opener} items={[{ key: 'item', label: 'Item' }]} {...props} />
  ),
};

/** Only a modal layer stays open when one beside it takes the focus. */
const isModal = (kind: string) => kind !== 'popover' && kind !== 'menu';

interface Pair {
  lower: string;
  upper: string;
  /** Whether the upper one is rendered in the content of the lower one. */
  place: 'inside' | 'beside';
}

/** Each kind over each: beside it where that is possible, since then Radix has the least to go by. */
const pairs = Object.keys(holders).flatMap((lower) =>
  Object.keys(kinds).map((upper): Pair => {
    const place = isModal(lower) && isModal(upper) ? 'beside' : 'inside';
    return { lower, upper, place };
  }),
);
const furtherPairs = pairs
  .filter(({ place }) => place === 'beside')
  .map((pair): Pair => ({ ...pair, place: 'inside' }));

interface PileProps {
  Lower: Kind;
  Upper: Kind;
  place: Pair['place'];
  ask(change: string): void;
  onRender(openUpper: () => void): void;
}

function Pile({ Lower, Upper, place, ask, onRender }: PileProps) {
  const [isLowerOpen, setLowerOpen] = useState(true);
  const [isUpperOpen, setUpperOpen] = useState(false);
  useEffect(() => onRender(() => setUpperOpen(true)), [onRender]);
  const upper = (
    <Upper
      id="upper"
      open={isUpperOpen}
      onOpenChange={(open, { reason }) => {
        ask(`upper ${reason}`);
        setUpperOpen(open);
      }}
    />
  );
  return (
    <>
      <Lower
        id="lower"
        open={isLowerOpen}
        onOpenChange={(open, { reason }) => {
          ask(`lower ${reason}`);
          setLowerOpen(open);
        }}
      >
        {place === 'inside' && upper}
      </Lower>
      {place === 'beside' && upper}
    </>
  );
}

/** Renders an open layer and returns the changes asked for, and a function that opens a layer above it. */
async function pile({ lower, upper, place }: Pair) {
  const asked: string[] = [];
  let openUpper = () => {};
  show(
    <Pile
      Lower={holders[lower] as Kind}
      Upper={kinds[upper] as Kind}
      place={place}
      ask={(change) => asked.push(change)}
      onRender={(open) => {
        openUpper = open;
      }}
    />,
  );
  await vi.waitFor(() => expect(hasFocus('lower')).toBe(true));
  return { asked, openUpper };
}

const hasFocus = (id: string) => document.getElementById(id)?.contains(document.activeElement) ?? false;

/** Runs the action as soon as the focus has reached the element, before any effect that React defers. */
const onFocusIn = (id: string, act: () => void) =>
  new Promise<void>((resolve) => {
    const listener = () => {
      if (!hasFocus(id)) return;
      document.removeEventListener('focusin', listener);
      queueMicrotask(() => {
        act();
        resolve();
      });
    };
    document.addEventListener('focusin', listener);
  });

function dispatchEscape() {
  const options = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true, composed: true };
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', options));
}

/** Presses where no layer has its panel, on a scrim if there is one. */
async function pressOutside() {
  const position = { x: window.innerWidth - 2, y: 2 };
  // A modal layer takes the pointer from the page, so Playwright would wait for the page to receive it.
  await userEvent.click(document.documentElement, { position, force: true });
}

/** Slows the processor, which widens the moment between the focus and later effects. */
function slow(times: number) {
  const setRate = async (rate: number) => {
    const session = cdp() as { send(method: string, params: object): Promise<unknown> };
    await session.send('Emulation.setCPUThrottlingRate', { rate });
  };
  beforeAll(() => setRate(times));
  afterAll(() => setRate(1));
}

const closesAloneOnEscape = async (pair: Pair) => {
  const { asked, openUpper } = await pile(pair);
  const pressed = onFocusIn('upper', dispatchEscape);
  openUpper();
  await pressed;
  await vi.waitFor(() => expect(hasFocus('lower')).toBe(true));
  expect(asked).toEqual(['upper escape']);
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(asked).toEqual(['upper escape', 'lower escape']));
};

const closesAloneOnPressOutside = async (pair: Pair) => {
  const { asked, openUpper } = await pile(pair);
  openUpper();
  await vi.waitFor(() => expect(hasFocus('upper')).toBe(true));
  await pressOutside();
  // A press outside leaves a question open.
  if (pair.upper === 'question') await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(hasFocus('lower')).toBe(true));
  expect(asked).toEqual([pair.upper === 'question' ? 'upper escape' : 'upper outside']);
};

const PAIR = '$upper opened $place of $lower';

describe('a press outside closes the layer on top alone', () => {
  test.each(pairs)(PAIR, closesAloneOnPressOutside);
});

describe('Escape closes the layer on top alone, in its first moment, slowed 4 times', () => {
  slow(4);
  test.each(pairs)(PAIR, closesAloneOnEscape);
});

describe('slowed 8 times', { tags: ['long/slowed'] }, () => {
  slow(8);
  test.each([...pairs, ...furtherPairs])(`Escape: ${PAIR}`, closesAloneOnEscape);
  test.each([...pairs, ...furtherPairs])(`press outside: ${PAIR}`, closesAloneOnPressOutside);
});

test.each(['Escape', 'a press outside'])('%s closes a list of options, and not its dialog', async (way) => {
  const onOpenChange = vi.fn();
  show(
    <Dialog id="lower" title="Dialog" open onOpenChange={onOpenChange}>
      <Combobox label="City" options={[{ value: 'lis', label: 'Lisbon' }]} />
    </Dialog>,
  );
  await userEvent.type(page.getByRole('combobox'), 'Lis');
  await expect.element(page.getByRole('option')).toBeVisible();
  await (way === 'Escape' ? userEvent.keyboard('{Escape}') : pressOutside());
  await expect.element(page.getByRole('option')).not.toBeInTheDocument();
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('a press that opens a popover closes the open one alone', async () => {
  show(
    ['Price', 'Colors'].map((name) => (
      <Popover key={name} label={name} trigger={<button type="button">{name}</button>} />
    )),
  );
  const popover = (name: string) => page.getByRole('dialog', { name });
  await userEvent.click(page.getByRole('button', { name: 'Price' }));
  await expect.element(popover('Price')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Colors' }));
  await expect.element(popover('Price')).not.toBeInTheDocument();
  await expect.element(popover('Colors')).toBeVisible();
});

test('Escape closes a tooltip, and not its dialog', async () => {
  const onOpenChange = vi.fn();
  show(
    <Dialog id="lower" title="Dialog" open onOpenChange={onOpenChange}>
      <Tooltip content="Words">{opener}</Tooltip>
    </Dialog>,
  );
  await userEvent.hover(page.getByRole('button', { name: 'Opener' }));
  await expect.element(page.getByRole('tooltip')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('a dialog of another library keeps its Escape', async () => {
  const onOpenChange = vi.fn();
  const onForeignChange = vi.fn();
  show(<Dialog id="lower" title="Dialog" open onOpenChange={onOpenChange} />);
  await vi.waitFor(() => expect(hasFocus('lower')).toBe(true));
  show(
    <RadixDialog.Root open onOpenChange={onForeignChange}>
      <RadixDialog.Content id="foreign" aria-describedby={undefined}>
        <RadixDialog.Title>Foreign</RadixDialog.Title>
        <button type="button">Button</button>
      </RadixDialog.Content>
    </RadixDialog.Root>,
  );
  await vi.waitFor(() => expect(hasFocus('foreign')).toBe(true));
  await userEvent.keyboard('{Escape}');
  expect(onForeignChange).toHaveBeenCalledWith(false);
  expect(onOpenChange).not.toHaveBeenCalled();
});

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OpenChange } from '../useOpen.ts';
import { Menu, type MenuProps } from './Menu.tsx';

afterEach(cleanup);

const button = () => screen.getByRole('button', { name: 'Options', hidden: true });
const open = () => fireEvent.keyDown(button(), { key: 'Enter' });
const choose = (name: string) => fireEvent.click(screen.getByRole('menuitem', { name }));
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

function draw(given: Partial<MenuProps> & { onDelete?(event: Event): void; onShare?(): void }) {
  const { onDelete, onShare, ...props } = given;
  const items = [
    { key: 'share', label: 'Share', onSelect: onShare },
    { key: 'delete', label: 'Delete', onSelect: onDelete },
  ];
  return <Menu trigger={<button type="button">Options</button>} items={items} {...props} />;
}

function Owned({ onDelete }: { onDelete(): void }) {
  const [isOpen, setIsOpen] = useState(true);
  return draw({ open: isOpen, onOpenChange: setIsOpen, onDelete });
}

test('a chosen item runs its handler during the press, when the menu is closed and its button has the focus', () => {
  const focused: (Element | null)[] = [];
  const reasons: string[] = [];
  const onDelete = vi.fn((_: Event) => focused.push(document.activeElement));
  render(draw({ onDelete, onOpenChange: (isOpen, { reason }) => reasons.push(`${isOpen} ${reason}`) }));
  open();
  choose('Delete');
  expect(onDelete).toHaveBeenCalledTimes(1);
  expect(focused).toEqual([button()]);
  expect(onDelete.mock.calls[0]?.[0].type).toBe('menu.itemSelect');
  expect(reasons).toEqual(['true trigger', 'false item']);
});

test('a chosen item of a menu that stays open runs its handler during the press, and not again on Escape', async () => {
  const onDelete = vi.fn();
  const stay = (_: boolean, change: OpenChange) => change.reason === 'item' && change.preventDefault();
  render(draw({ onDelete, onOpenChange: stay }));
  open();
  choose('Delete');
  expect(onDelete).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeNull();
  choose('Delete');
  expect(onDelete).toHaveBeenCalledTimes(2);
  pressEscape();
  await waitFor(() => expect(document.activeElement).toBe(button()));
  expect(onDelete).toHaveBeenCalledTimes(2);
});

test('an owner who keeps the menu open receives the choice too', () => {
  const onDelete = vi.fn();
  render(draw({ open: true, onDelete }));
  choose('Delete');
  expect(onDelete).toHaveBeenCalledTimes(1);
});

test('an owner who closes the menu receives the choice once it is closed', () => {
  const shown: boolean[] = [];
  render(<Owned onDelete={() => shown.push(screen.queryByRole('menu') !== null)} />);
  choose('Delete');
  expect(shown).toEqual([false]);
});

test('the focus stays where the handler of a chosen item put it', async () => {
  const elsewhere = createRef<HTMLInputElement>();
  const menu = draw({ onDelete: () => elsewhere.current?.focus() });
  render(
    <>
      {menu}
      <input ref={elsewhere} />
    </>,
  );
  open();
  choose('Delete');
  // Radix returns the focus of a closed menu in a timer of its own.
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(elsewhere.current);
});

test('a handler of a chosen item may take the focus away', async () => {
  render(draw({ onDelete: () => button().blur() }));
  open();
  choose('Delete');
  // Radix returns the focus of a closed menu in a timer of its own.
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
  open();
  pressEscape();
  await waitFor(() => expect(document.activeElement).toBe(button()));
});

test('the button opens and closes the menu, and is reported as the reason', () => {
  const reasons: string[] = [];
  render(draw({ onOpenChange: (isOpen, { reason }) => reasons.push(`${isOpen} ${reason}`) }));
  fireEvent.pointerDown(button(), { button: 0, ctrlKey: false });
  fireEvent.pointerDown(button(), { button: 0, ctrlKey: false });
  expect(reasons).toEqual(['true trigger', 'false trigger']);
});

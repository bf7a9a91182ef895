import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AlertDialog } from './AlertDialog/AlertDialog.tsx';
import { Dialog } from './Dialog/Dialog.tsx';
import { Menu } from './Menu/Menu.tsx';
import { Sheet } from './Sheet/Sheet.tsx';
import type { OpenProps } from './useOpen.ts';

afterEach(cleanup);

const trigger = <button type="button">Open</button>;
const button = () => screen.getByRole('button', { name: 'Open', hidden: true });
const items = [{ key: 'share', label: 'Share' }];

const overlays: [name: string, role: string, draw: (state: OpenProps) => ReactElement][] = [
  [
    'Dialog',
    'dialog',
    (state) => <Dialog title="Sign in" aria-describedby={undefined} trigger={trigger} {...state} />,
  ],
  ['Sheet', 'dialog', (state) => <Sheet title="Filters" trigger={trigger} {...state} />],
  [
    'AlertDialog',
    'alertdialog',
    (state) => <AlertDialog title="Empty the cart?" trigger={trigger} {...state} />,
  ],
  ['Menu', 'menu', (state) => <Menu items={items} trigger={trigger} {...state} />],
];

describe.each(overlays)('%s', (name, role, draw) => {
  const shown = () => screen.queryByRole(role);
  // A menu opens on the way down, and by the keyboard.
  const open = () =>
    name === 'Menu' ? fireEvent.keyDown(button(), { key: 'Enter' }) : fireEvent.click(button());

  test('keeps its own state: its button opens it, Escape closes it, and both say so', () => {
    const onOpenChange = vi.fn();
    render(draw({ onOpenChange }));
    expect(shown()).toBeNull();
    open();
    expect(shown()).not.toBeNull();
    expect(onOpenChange).toHaveBeenLastCalledWith(true, expect.objectContaining({ reason: 'trigger' }));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: 'escape' }));
    expect(shown()).toBeNull();
  });

  test('stays as it is where the change is prevented', () => {
    render(draw({ defaultOpen: true, onOpenChange: (_, change) => change.preventDefault() }));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(shown()).not.toBeNull();
  });

  test('is as its owner says', () => {
    const onOpenChange = vi.fn();
    const { rerender } = render(draw({ open: true, onOpenChange }));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(onOpenChange).toHaveBeenCalledTimes(1);
    expect(shown()).not.toBeNull();
    rerender(draw({ open: false, onOpenChange }));
    expect(shown()).toBeNull();
  });
});

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AlertDialog, type AlertDialogProps } from './AlertDialog/AlertDialog.tsx';
import { Dialog } from './Dialog/Dialog.tsx';
import { Menu } from './Menu/Menu.tsx';
import { Popover } from './Popover/Popover.tsx';
import { Sheet } from './Sheet/Sheet.tsx';
import { Tooltip } from './Tooltip/Tooltip.tsx';
import type { OpenProps } from './useOpen.ts';
import { Viewer, ViewerTitle } from './Viewer/Viewer.tsx';

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
  [
    'Popover',
    'dialog',
    (state) => (
      <Popover label="Size" trigger={trigger} {...state}>
        One size
      </Popover>
    ),
  ],
  [
    'Viewer',
    'dialog',
    (state) => (
      <Viewer previousLabel="Back" nextLabel="On" announcement="Harbour" trigger={trigger} {...state}>
        <ViewerTitle>Harbour</ViewerTitle>
      </Viewer>
    ),
  ],
  ['Menu', 'menu', (state) => <Menu items={items} trigger={trigger} {...state} />],
];

describe.each(overlays)('%s', (name, role, draw) => {
  const shown = () => screen.queryByRole(role);
  // A menu opens on pointer down, not on click; the test opens it by keyboard.
  const open = () =>
    name === 'Menu' ? fireEvent.keyDown(button(), { key: 'Enter' }) : fireEvent.click(button());

  test('an uncontrolled overlay is opened by its button, closed by Escape, and reports both', () => {
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

  test('an overlay stays open if the change is prevented', () => {
    render(draw({ defaultOpen: true, onOpenChange: (_, change) => change.preventDefault() }));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(shown()).not.toBeNull();
  });

  test('a controlled overlay is as its owner says', () => {
    const onOpenChange = vi.fn();
    const { rerender } = render(draw({ open: true, onOpenChange }));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(onOpenChange).toHaveBeenCalledTimes(1);
    expect(shown()).not.toBeNull();
    rerender(draw({ open: false, onOpenChange }));
    expect(shown()).toBeNull();
  });
});

test('a viewer returns the focus to its button, even if the browser did not focus it on press', () => {
  render(
    <Viewer previousLabel="Back" nextLabel="On" announcement="Harbour" trigger={trigger}>
      <ViewerTitle>Harbour</ViewerTitle>
    </Viewer>,
  );
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(button());
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  return waitFor(() => expect(document.activeElement).toBe(button()));
});

describe('AlertDialog', () => {
  const answer = () => fireEvent.click(screen.getByRole('button', { name: 'Empty it' }));
  const question = (state: Partial<AlertDialogProps>) => (
    <AlertDialog title="Empty the cart?" trigger={trigger} confirmLabel="Empty it" {...state} />
  );

  test('an uncontrolled AlertDialog closes when the user confirms', () => {
    const [onConfirm, onOpenChange] = [vi.fn(), vi.fn()];
    render(question({ onConfirm, onOpenChange }));
    fireEvent.click(button());
    answer();
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: 'confirm' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('an AlertDialog stays open if confirming is prevented, or if its owner keeps it open', () => {
    const onOpenChange = vi.fn();
    const { unmount } = render(
      question({ defaultOpen: true, onOpenChange, onConfirm: (event) => event.preventDefault() }),
    );
    answer();
    expect(screen.queryByRole('alertdialog')).not.toBeNull();
    unmount();
    render(question({ open: true, onOpenChange }));
    answer();
    expect(screen.queryByRole('alertdialog')).not.toBeNull();
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});

test('a Popover reports its button as the reason for closing', () => {
  const onOpenChange = vi.fn();
  render(<Popover label="Size" trigger={trigger} onOpenChange={onOpenChange} />);
  fireEvent.click(button());
  fireEvent.click(button());
  expect(onOpenChange).toHaveBeenCalledTimes(2);
  expect(onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: 'trigger' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a Tooltip reports whether a press or leaving closed it', () => {
  const reasons: string[] = [];
  render(
    <Tooltip content="Opens a page" onOpenChange={(open, { reason }) => reasons.push(`${open} ${reason}`)}>
      {trigger}
    </Tooltip>,
  );
  fireEvent.focus(button());
  fireEvent.blur(button());
  fireEvent.focus(button());
  fireEvent.click(button());
  fireEvent.focus(button());
  fireEvent.blur(button());
  expect(reasons).toEqual([
    'true trigger',
    'false outside',
    'true trigger',
    'false trigger',
    'true trigger',
    'false outside',
  ]);
});

import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { AlertDialog } from '../controls/AlertDialog/AlertDialog.tsx';
import { Dialog } from '../controls/Dialog/Dialog.tsx';
import { Menu } from '../controls/Menu/Menu.tsx';
import { Popover } from '../controls/Popover/Popover.tsx';
import { Sheet } from '../controls/Sheet/Sheet.tsx';
import { Tooltip } from '../controls/Tooltip/Tooltip.tsx';
import { Viewer, ViewerTitle } from '../controls/Viewer/Viewer.tsx';
import { UiProvider } from '../UiProvider.ts';

afterEach(cleanup);

const trigger = <button type="button">Open</button>;
const overlays: [name: string, role: string, overlay: ReactElement][] = [
  ['Dialog', 'dialog', <Dialog defaultOpen key="d" title="Sizes" description="All of them." />],
  ['Sheet', 'dialog', <Sheet defaultOpen key="s" title="Filters" />],
  ['AlertDialog', 'alertdialog', <AlertDialog defaultOpen key="a" title="Empty the cart?" />],
  ['Menu', 'menu', <Menu defaultOpen key="m" trigger={trigger} items={[{ key: 'share', label: 'Share' }]} />],
  ['Popover', 'dialog', <Popover defaultOpen key="p" trigger={trigger} label="Share" />],
  [
    'Tooltip',
    'tooltip',
    <Tooltip defaultOpen key="t" content="Taken out of your feed">
      {trigger}
    </Tooltip>,
  ],
  [
    'Viewer',
    'dialog',
    <Viewer defaultOpen key="v" previousLabel="Previous" nextLabel="Next" announcement="Lamp">
      <ViewerTitle>Lamp</ViewerTitle>
    </Viewer>,
  ],
];

test.each(overlays)('%s renders into the portal container of its provider', (_, role, overlay) => {
  const part = document.createElement('section');
  document.body.append(part);
  const page = (portalContainer: Element | null) => (
    <UiProvider portalContainer={portalContainer}>{overlay}</UiProvider>
  );
  // An app that keeps the container in state first renders with null.
  const { rerender } = render(page(null));
  rerender(page(part));
  expect(part.contains(screen.getByRole(role))).toBe(true);
  cleanup();
  part.remove();
});

test('overlays render at the end of the body if no provider names a portal container', () => {
  const { container } = render(
    <UiProvider locale="de-DE">
      <Sheet defaultOpen title="Filters" />
    </UiProvider>,
  );
  const sheet = screen.getByRole('dialog');
  expect(document.body.contains(sheet)).toBe(true);
  expect(container.contains(sheet)).toBe(false);
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { HEART } from '../icons/heart.ts';
import { LINK } from '../icons/link.ts';
import { Menu } from '../Menu/Menu.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { Textarea } from '../Textarea/Textarea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Viewer, ViewerTitle } from '../Viewer/Viewer.tsx';
import { Toast, ToastAction, ToastActions, ToastClose, ToastList, ToastText } from './ToastParts.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { Toasts } from './Toasts.tsx';
import { createToasts, type ToastMessage } from './toast-manager.ts';
import { useToasts } from './useToasts.ts';

const AN_HOUR = 3_600_000;

const meta = {
  title: 'Controls/Toasts',
  component: Toasts,
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  args: {
    onDismiss: fn(),
    messages: [{ id: 'copied', icon: LINK, text: 'Link copied to clipboard!', durationMs: AN_HOUR }],
  },
  // Makes the screenshot show the whole page.
  decorators: [
    (Story) => (
      <div data-overlay>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

const region = () => screen.getByRole('region', { name: /^Notifications/ });

export const One: Story = {
  play: async ({ args }) => {
    await within(region()).findByText('Link copied to clipboard!');
    const toast = within(region()).getByRole('listitem');
    await expect(toast.clientHeight).toBe(52);
    await waitFor(() => expect(window.innerHeight - toast.getBoundingClientRect().bottom).toBe(16));
    await userEvent.keyboard('[F8]{Escape}');
    await expect(args.onDismiss).toHaveBeenCalledWith('copied', 'escape');
  },
};

const onAction = fn();

export const Tones: Story = {
  args: {
    messages: [
      { id: 'saved', tone: 'positive', text: 'Picture updated', durationMs: AN_HOUR },
      { id: 'failed', tone: 'danger', text: 'Failed to like product', durationMs: AN_HOUR },
      {
        id: 'removed',
        icon: HEART,
        text: 'Removed from your likes',
        action: { label: 'Undo', onAction },
        durationMs: AN_HOUR,
      },
      { id: 'sending', tone: 'pending', text: 'Publishing…', durationMs: AN_HOUR },
    ],
  },
  play: async ({ args }) => {
    onAction.mockClear();
    await within(region()).findByText('Removed from your likes');
    // A word marks a failure too, not only colour and icon (1 §8).
    const [, failed] = within(region()).getAllByRole('listitem');
    await expect(failed).toHaveTextContent(/^ErrorFailed to like product/);
    await userEvent.keyboard('[F8]');
    await expect(region()).toContainElement(document.activeElement as HTMLElement);
    const undo = within(region()).getByRole('button', { name: 'Undo' });
    const { left, top, height } = undo.getBoundingClientRect();
    await expect(height).toBe(36);
    // The press area is 44 px high.
    await expect(document.elementFromPoint(left + 8, top - 3)).toBe(undo);
    await expect(document.elementFromPoint(left + 8, top + height + 3)).toBe(undo);
    await userEvent.click(undo);
    await expect(onAction).toHaveBeenCalledTimes(1);
    await expect(args.onDismiss).toHaveBeenCalledWith('removed', 'action');
  },
};

/** Composed of parts: a text with a link, a close button with words, and a toast that stays. */
export const OfParts: Story = {
  render: () => (
    <ToastList>
      <Toast durationMs={AN_HOUR} tone="positive">
        <ToastText>
          Saved to <a href="#coats">Coats for winter</a>
        </ToastText>
        <ToastActions>
          <ToastAction onClick={onAction}>Undo</ToastAction>
          <ToastClose>
            <Button variant="quiet">Fine</Button>
          </ToastClose>
        </ToastActions>
      </Toast>
      <Toast durationMs={Number.POSITIVE_INFINITY} tone="pending">
        <ToastText>Uploading 3 pictures…</ToastText>
      </Toast>
    </ToastList>
  ),
  play: async () => {
    await within(region()).findByText('Uploading 3 pictures…');
    await expect(within(region()).getAllByRole('listitem')).toHaveLength(2);
    within(region()).getByRole('link', { name: 'Coats for winter' });
    within(region()).getByRole('button', { name: 'Fine' });
  },
};

const manager = createToasts();

/** Shown from outside a component: work under way, and its result in the same toast. */
export const Managed: Story = {
  render: function Managed() {
    const saving = useRef<PromiseWithResolvers<number>>(undefined);
    const save = () => {
      saving.current = Promise.withResolvers();
      void manager.promise(saving.current.promise, {
        pending: 'Saving…',
        done: (count) => `${count} products were saved.`,
        failed: 'Not saved. Try again.',
      });
    };
    return (
      <>
        <div style={{ display: 'flex', gap: 8 }}>
          <Button onClick={save}>Save</Button>
          <Button onClick={() => saving.current?.resolve(3)}>Let it end</Button>
        </div>
        <ToastRegion>
          <Toasts {...useToasts(manager)} />
        </ToastRegion>
      </>
    );
  },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    manager.dismiss();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await within(region()).findByText('Saving…');
    await userEvent.click(canvas.getByRole('button', { name: 'Let it end' }));
    await within(region()).findAllByText('3 products were saved.');
    await userEvent.keyboard('[F8]{Escape}');
    await waitFor(() => expect(manager.messages()).toEqual([]));
  },
};

export const OnPhone: Story = {
  args: {
    messages: [
      {
        id: 'long',
        tone: 'danger',
        text: 'Your comment on “Unpronounceabilityunpronounceability” was not sent, because you are offline.',
        action: { label: 'Send again', onAction },
        durationMs: AN_HOUR,
      },
      { id: 'copied', icon: LINK, text: 'Link copied to clipboard!', durationMs: AN_HOUR },
      {
        id: 'removed',
        icon: HEART,
        text: 'Removed from your likes',
        action: { label: 'Undo', onAction },
        durationMs: AN_HOUR,
      },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};

const onOpenChange = fn();

/**
 * Escape belongs to the focused dialog, even if the toast came later. Without a dialog it dismisses the
 * toast.
 */
export const OverDialog: Story = {
  render: function WithDialog(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Dialog
          open={isOpen}
          onOpenChange={(open) => {
            onOpenChange(open);
            setOpen(open);
          }}
          title="Wool Overcoat, Camel"
        />
        {isOpen && <Toasts {...args} />}
        {!isOpen && <Toasts {...args} messages={[{ id: 'later', text: 'Removed', durationMs: AN_HOUR }]} />}
      </>
    );
  },
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas }) => {
    onOpenChange.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    await within(region()).findByText('Link copied to clipboard!');
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await within(region()).findByText('Removed');
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenLastCalledWith('later', 'escape');
  },
};

interface Overlay {
  open: boolean;
  onOpenChange(open: boolean): void;
}

const overlays = {
  dialog: (overlay: Overlay) => <Dialog {...overlay} title="Overlay" />,
  alertdialog: (overlay: Overlay) => <AlertDialog {...overlay} title="Overlay" confirmLabel="Go" />,
  sheet: (overlay: Overlay) => <Sheet {...overlay} title="Overlay" />,
  viewer: (overlay: Overlay) => (
    <Viewer {...overlay} previousLabel="Previous" nextLabel="Next" announcement="Overlay">
      <ViewerTitle>Overlay</ViewerTitle>
    </Viewer>
  ),
} satisfies Record<string, (overlay: Overlay) => ReactNode>;

let fail: (id: string) => void = () => undefined;

const onRetry = fn();

function AppWith({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<ToastMessage[]>([]);
  const [isLoaded, setLoaded] = useState(false);
  fail = (id) => {
    setLoaded(true);
    const action = { label: 'Retry', onAction: onRetry };
    setMessages((before) => [
      ...before,
      { id, text: `${id} failed`, tone: 'danger', action, durationMs: AN_HOUR },
    ]);
  };
  return (
    <>
      <a href="#page">The page behind</a>
      {children}
      <ToastRegion>
        {isLoaded && (
          <Toasts
            messages={messages}
            onDismiss={(id) => setMessages((before) => before.filter((message) => message.id !== id))}
          />
        )}
      </ToastRegion>
    </>
  );
}

function OverlayThatIsOpen({ kind }: { kind: keyof typeof overlays }) {
  const [open, setOpen] = useState(true);
  return <AppWith>{overlays[kind]({ open, onOpenChange: setOpen })}</AppWith>;
}

/**
 * Checks that the keyboard reaches Retry, and that Retry, Escape and Tab return the focus to the open
 * overlay.
 */
async function reachesToasts(overlay: HTMLElement): Promise<void> {
  onRetry.mockClear();
  await waitFor(() => expect(overlay).toContainElement(document.activeElement as HTMLElement));
  const before = document.activeElement;
  fail('Like');
  await screen.findByText('Like failed');
  await expect(before).toHaveFocus();

  await userEvent.keyboard('[F8]');
  await expect(region()).toContainElement(document.activeElement as HTMLElement);
  await userEvent.tab();
  await userEvent.tab();
  await expect(within(region()).getByRole('button', { name: 'Retry' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(onRetry).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText('Like failed')).toBeNull());
  await expect(before).toHaveFocus();

  fail('Share');
  await screen.findByText('Share failed');
  await userEvent.keyboard('[F8]');
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Share failed')).toBeNull());
  await expect(before).toHaveFocus();
  await expect(overlay).toBeInTheDocument();

  fail('Save');
  await screen.findByText('Save failed');
  await userEvent.keyboard('[F8]');
  for (let stop = 0; stop < 3; stop += 1) await userEvent.tab();
  await expect(before).toHaveFocus();
  await expect(within(region()).getByText('Save failed')).toBeInTheDocument();

  await userEvent.click(within(region()).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('Save failed')).toBeNull());
  await expect(before).toHaveFocus();
  await expect(overlay).toBeInTheDocument();
}

async function holdsTheFocus(overlay: HTMLElement): Promise<void> {
  await waitFor(async () => {
    screen.getByText('The page behind').focus();
    await expect(overlay).toContainElement(document.activeElement as HTMLElement);
  });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(overlay).not.toBeInTheDocument());
}

const fromWithin = (kind: keyof typeof overlays): Story => ({
  render: () => <OverlayThatIsOpen kind={kind} />,
  parameters: { visual: { disable: true } },
  play: async () => {
    const overlay = await screen.findByRole(kind === 'alertdialog' ? kind : 'dialog', { name: 'Overlay' });
    await reachesToasts(overlay);
    await holdsTheFocus(overlay);
  },
});

export const FromADialog: Story = fromWithin('dialog');
export const FromAnAlertDialog: Story = fromWithin('alertdialog');
export const FromASheet: Story = fromWithin('sheet');
export const FromAViewer: Story = fromWithin('viewer');

/** A question rises from the foot of a phone, and the toast does not cover its buttons. */
export const WithAQuestionOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: () => <OverlayThatIsOpen kind="alertdialog" />,
  play: async () => {
    const question = await screen.findByRole('alertdialog', { name: 'Overlay' });
    fail('Like');
    const toast = await screen.findByText('Like failed');
    await waitFor(() =>
      expect(toast.getBoundingClientRect().bottom).toBeLessThan(question.getBoundingClientRect().top),
    );
  },
};

async function coversNone(message: string, controls: () => HTMLElement[]): Promise<void> {
  await screen.findByText(message);
  await waitFor(async () => {
    const toast = within(region()).getByRole('listitem').getBoundingClientRect();
    await expect(toast.top).toBeGreaterThanOrEqual(0);
    await expect(toast.bottom).toBeLessThanOrEqual(window.innerHeight);
    for (const control of controls()) {
      const { top, right, bottom, left } = control.getBoundingClientRect();
      const isCovered = top < toast.bottom && bottom > toast.top && left < toast.right && right > toast.left;
      await expect(`${control.textContent}${control.ariaLabel ?? ''}: ${isCovered}`).toMatch(/false$/);
    }
  });
}

const controlsIn = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLElement>('button, input, textarea, h2, p'),
];

/** A dialog so long that its buttons lie in the place of the messages. */
const LongDialog = (overlay: Overlay) => (
  <Dialog
    {...overlay}
    title="Edit post"
    size="medium"
    actions={<Button variant="primary">Save</Button>}
    description="Others see it at once."
  >
    <div style={{ height: '70vh' }} />
    <Textarea label="Caption" />
  </Dialog>
);

const overForm = (viewport: string): Story => ({
  globals: { viewport: { value: viewport } },
  parameters: { visual: { disable: true } },
  render: function WithForm() {
    const [open, setOpen] = useState(false);
    return (
      <AppWith>
        <form style={{ position: 'fixed', insetInline: 0, insetBlockEnd: 16, display: 'grid', gap: 16 }}>
          <TextField label="Name" />
          <Button variant="primary" type="button" onClick={() => setOpen(true)}>
            Save
          </Button>
        </form>
        <LongDialog open={open} onOpenChange={setOpen} />
      </AppWith>
    );
  },
  play: async ({ canvasElement, canvas }) => {
    fail('Like');
    await coversNone('Like failed', () => [
      canvas.getByRole('textbox', { name: 'Name' }),
      canvas.getByRole('button', { name: 'Save' }),
    ]);
    canvasElement.querySelector('button')?.click();
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await coversNone('Like failed', () => controlsIn(dialog));
  },
});

/** On a page and in a dialog, messages cover neither Save nor the field before it. */
export const ClearOfAForm: Story = overForm('desktop');
export const ClearOfAFormOnAPhone: Story = overForm('mobile1');

export const FromAMenu: Story = {
  render: () => (
    <AppWith>
      <Menu trigger={<button type="button">More</button>} items={[{ key: 'a', label: 'Rename' }]} />
    </AppWith>
  ),
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await reachesToasts(menu);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** A dialog opened before the first toast does not hide the region of the toasts. */
export const RegionFromTheStart: Story = {
  render: () => <OverlayThatIsOpen kind="dialog" />,
  parameters: { visual: { disable: true } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Overlay' });
    await expect(screen.queryByRole('link', { name: 'The page behind' })).toBeNull();
    fail('Like');
    await screen.findByRole('button', { name: 'Retry' });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Like failed'));
  },
};

const NAMES = [
  'Cloudstep Runner',
  'Wool Overcoat, Camel',
  'Unpronounceabilityunpronounceability No. 5',
  'Structured Top-Handle',
  'Freshwater Pearl Pendant',
  'Waxed Cotton Field Jacket',
  'Linen Camp-Collar Shirt',
];

/** Seven failures are one toast. Its text changes in place and is announced; the focus in it stays. */
export const OneForAGroup: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: function Failing(args) {
    const [count, setCount] = useState(1);
    fail = () => setCount((before) => before + 1);
    const names = NAMES.slice(0, count).join(', ');
    const text = count === 1 ? `Failed to like ${names}.` : `Failed to like ${count} products: ${names}.`;
    return (
      <Toasts
        {...args}
        messages={[
          {
            id: 'likes',
            tone: 'danger',
            text,
            action: { label: 'Retry', onAction: onRetry },
            durationMs: AN_HOUR,
          },
        ]}
      />
    );
  },
  play: async () => {
    const retry = await screen.findByRole('button', { name: 'Retry' });
    retry.focus();
    for (const name of NAMES.slice(1)) {
      fail(name);
      await within(region()).findAllByText(new RegExp(`${name}\\.$`));
    }
    await expect(retry).toHaveFocus();
    const toasts = within(region()).getAllByRole('listitem');
    await expect(toasts).toHaveLength(1);
    await expect(toasts[0]!.querySelector('[aria-live=polite]')).toHaveTextContent(
      /^Failed to like 7 products: .*Shirt\.$/,
    );
    const { left, right, height } = toasts[0]!.getBoundingClientRect();
    await expect(left).toBeGreaterThan(0);
    await expect(right).toBeLessThan(window.innerWidth);
    await expect(height).toBeLessThan(window.innerHeight / 2);
    retry.blur();
  },
};

/** Counterexample: the toast is the only way to pay. */
export const TheOnlyWay: Story = {
  tags: ['!dev', '!test'],
  args: {
    messages: [
      {
        id: 'pay',
        text: 'Your order is kept for an hour.',
        action: { label: 'Pay now', onAction },
        durationMs: AN_HOUR,
      },
    ],
  },
};

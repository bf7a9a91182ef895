import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, space } from '../../theme/scale.ts';
import { Viewer, type ViewerProps, ViewerTitle } from './Viewer.tsx';

const PLACES = ['Harbour', 'Market', 'Lighthouse'];

interface RowProps extends Pick<ViewerProps, 'wheel' | 'bar'> {
  startsOpen?: boolean;
  onShown(place: string | undefined): void;
}

function Row({ startsOpen = false, wheel, bar, onShown }: RowProps) {
  const [open, setOpen] = useState(startsOpen);
  const [index, setIndex] = useState(1);
  const place = PLACES[index] ?? '';
  const go = (to: number) => () => {
    setIndex(to);
    onShown(PLACES[to]);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Viewer
        open={open}
        onOpenChange={setOpen}
        onPrevious={index > 0 ? go(index - 1) : undefined}
        onNext={index < PLACES.length - 1 ? go(index + 1) : undefined}
        previousLabel="Previous place"
        nextLabel="Next place"
        announcement={place}
        wheel={wheel}
        bar={bar}
      >
        {bar === 'over' && <div style={{ height: 320, background: vars.color.ink }} />}
        <ViewerTitle style={{ margin: space.lg, fontSize: fontSize.page }}>{place}</ViewerTitle>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <section tabIndex={0} aria-label="Notes" style={{ height: 120, overflowY: 'auto', margin: space.lg }}>
          <div style={{ height: 400, background: vars.color.sunken }}>What was seen there.</div>
        </section>
      </Viewer>
    </>
  );
}

const meta = {
  title: 'Controls/Viewer',
  component: Row,
  args: { startsOpen: true, onShown: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (name: string) => screen.findByRole('dialog', { name });
const unfocus = () => (document.activeElement as HTMLElement).blur();

export const OnADesktop: Story = {
  play: async () => {
    await shown('Market');
    unfocus();
  },
};

export const OnAPhone: Story = { ...OnADesktop, globals: { viewport: { value: 'mobile2' } } };

/** With `bar="over"`, the buttons lie on the picture, and presses between them reach it. */
export const OverAPicture: Story = {
  args: { bar: 'over' },
  globals: { viewport: { value: 'mobile2' } },
  play: async () => {
    const dialog = await shown('Market');
    const close = within(dialog).getByRole('button', { name: 'Close' });
    await waitFor(() =>
      expect(dialog.getAnimations().every(({ playState }) => playState === 'finished')).toBe(true),
    );
    const { top } = close.getBoundingClientRect();
    const between = document.elementFromPoint(window.innerWidth / 2, top + 10);
    await expect(between?.closest('[role=dialog]')).toBe(dialog);
    await expect(between).not.toBe(close.parentElement);
    unfocus();
  },
};

/** Buttons and arrow keys step, never past the ends. Steps are announced, and closing returns the focus. */
export const Steps: Story = {
  args: { startsOpen: false },
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await shown('Market');
    const announced = dialog.querySelector('[aria-live]')!;
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await expect(announced).toBeEmptyDOMElement();

    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await shown('Lighthouse');
    await expect(args.onShown).toHaveBeenCalledTimes(1);
    await expect(announced).toHaveTextContent('Lighthouse');
    await expect(screen.getByRole('button', { name: 'Next place' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Previous place' }));
    await shown('Market');

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const wheelOver = (element: Element, deltaY: number) => fireEvent.wheel(element, { deltaY });

/** With `wheel`, the wheel steps; an area that can scroll scrolls first. */
export const Wheel: Story = {
  args: { wheel: true },
  parameters: { visual: { disable: true } },
  play: async ({ args }) => {
    await shown('Market');
    const notes = screen.getByRole('region', { name: 'Notes' });
    wheelOver(notes, 120);
    await expect(args.onShown).not.toHaveBeenCalled();
    notes.scrollTop = notes.scrollHeight;
    // The gesture that scrolled to the end is not over yet.
    wheelOver(notes, 120);
    wheelOver(notes, -120);
    await expect(args.onShown).not.toHaveBeenCalled();
    wheelOver(screen.getByRole('heading', { name: 'Market' }), 120);
    await expect(args.onShown).toHaveBeenLastCalledWith('Lighthouse');
    unfocus();
  },
};

/** Without `wheel`, the wheel only scrolls. */
export const WithoutWheel: Story = {
  parameters: { visual: { disable: true } },
  play: async ({ args }) => {
    await shown('Market');
    wheelOver(screen.getByRole('heading', { name: 'Market' }), 120);
    await expect(args.onShown).not.toHaveBeenCalled();
    unfocus();
  },
};

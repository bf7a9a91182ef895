import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BackToTop } from './BackToTop.tsx';

const meta: Meta<typeof BackToTop> = {
  title: 'Controls/BackToTop',
  component: BackToTop,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 320 } } },
};
export default meta;
type Story = StoryObj<typeof BackToTop>;

/** The button appears after some screens of scrolling, scrolls to the top and focuses the heading. */
export const OverALongPage: Story = {
  // Screenshots of long scrolls differ under load; those of `IconButton` show the button.
  parameters: { visual: { disable: true } },
  render: function Long(args) {
    const heading = useRef<HTMLHeadingElement>(null);
    return (
      <div style={{ minHeight: '600vh', padding: 16 }}>
        <h1 ref={heading} tabIndex={-1}>
          Results
        </h1>
        <BackToTop {...args} focusAtTop={() => heading.current} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Back to top' })).toBeNull();
    window.scrollTo(0, 4 * window.innerHeight);
    const button = await canvas.findByRole('button', { name: 'Back to top' });
    await waitFor(() => expect(button).toBeVisible());
    await userEvent.click(button);
    await expect(window.scrollY).toBe(0);
    await expect(canvas.getByRole('heading', { name: 'Results' })).toHaveFocus();
    await waitFor(() => expect(button).not.toBeVisible());
    (document.activeElement as HTMLElement).blur();
    window.scrollTo(0, 4 * window.innerHeight);
    await waitFor(() => expect(button).toBeVisible());
  },
};

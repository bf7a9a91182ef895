import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Controls/VisuallyHidden',
  component: VisuallyHidden,
  args: { as: 'h2', children: 'Results for “coat”' },
  parameters: { visual: { disable: true } },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

/** Present for screen readers, and takes no space on the page. */
export const Heading: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Results for “coat”' });
    await expect(heading.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

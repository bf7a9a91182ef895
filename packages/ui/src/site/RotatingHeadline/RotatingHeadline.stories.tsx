import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RotatingHeadline } from './RotatingHeadline.tsx';

const meta: Meta<typeof RotatingHeadline> = {
  title: 'Site/RotatingHeadline',
  component: RotatingHeadline,
  args: {
    prefix: 'Swipe for',
    words: ['Shoes', 'Jackets', 'Hats', 'Pants', 'Jewelry', 'Trends', 'Beauty'],
  },
};
export default meta;
type Story = StoryObj<typeof RotatingHeadline>;

/** With reduced motion, as in these tests, the first word stays and there is no pause button. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const name = 'Swipe for Shoes, Jackets, Hats, Pants, Jewelry, Trends, Beauty';
    await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { words: ['Jewelry', 'Hats'] },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    const fontSize = Number.parseFloat(getComputedStyle(heading).fontSize);
    await expect(heading.getBoundingClientRect().height).toBeLessThan(1.5 * fontSize);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const OneWord: Story = { args: { words: ['Everything'] } };

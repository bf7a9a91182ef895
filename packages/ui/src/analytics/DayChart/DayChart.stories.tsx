import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { DayChart } from './DayChart.tsx';

const dayOf = (number: number) => `2026-11-${String(number).padStart(2, '0')}`;
const days = Array.from({ length: 21 }, (_, at) => dayOf(at + 1));
const inPosts = [12, 18, 9, 22, 31, 27, 14, 19, 25, 38, 44, 30, 21, 33, 52, 41, 36, 28, 47, 40, 55];
const inLists = inPosts.map((number) => Math.round(number / 8));

const meta = {
  title: 'Analytics/DayChart',
  component: DayChart,
  args: {
    label: 'Openings of your links',
    days,
    numbers: [
      { label: 'In posts', values: inPosts },
      { label: 'In lists', values: inLists },
    ],
  },
} satisfies Meta<typeof DayChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the drawing, which is loaded after the table. */
const drawn = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('.recharts-surface')).toBeVisible());

export const Bars: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Openings of your links. Most on November 21: 62.' }),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByText('62')).toBeVisible());
  },
};

export const AsTable: Story = {
  args: { days: days.slice(0, 4) },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await userEvent.click(canvas.getByText('Show as table'));
    await expect(canvas.getByRole('row', { name: 'November 4 22 3' })).toBeVisible();
  },
};

export const ALine: Story = {
  args: {
    kind: 'line',
    label: 'Followers',
    numbers: [{ label: 'Followers', values: inPosts.map((_, at) => 400 + at * 3 - (at > 12 ? 20 : 0)) }],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.recharts-line path')).toBeVisible());
  },
};

export const NothingYet: Story = {
  args: { numbers: [] },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvas.getByRole('img', { name: 'Openings of your links. Nothing yet.' })).toBeVisible();
  },
};

export const OneDay: Story = {
  args: { days: days.slice(20), numbers: [{ label: 'In posts', values: [3] }] },
  play: ({ canvasElement }) => drawn(canvasElement),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: '390' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('62')).toBeVisible());
  },
};

export const RightToLeft: Story = {
  globals: { dir: 'rtl' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('62')).toBeVisible());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { linkAnalytics, peopleAnalytics } from './analytics.ts';
import { Refusal } from './fake-server.ts';
import { onWidth, pageParameters } from './page-story.ts';
import { shopFor } from './shop.ts';
import { WholePage } from './WholePage.tsx';

const meta = {
  title: 'Pages/Analytics',
  component: WholePage,
  tags: ['!autodocs'],
  args: {
    answers: {
      ...shopFor('person'),
      analytics: { links: () => linkAnalytics, people: () => peopleAnalytics },
    },
    viewer: 'person',
    address: '/analytics',
  },
  argTypes: { answers: { table: { disable: true } } },
  parameters: pageParameters,
} satisfies Meta<typeof WholePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until this number of charts is drawn. Their library comes after the page. */
const chartsDrawn = (page: HTMLElement, number: number) =>
  waitFor(() => expect(page.querySelectorAll('.recharts-surface')).toHaveLength(number));

const numbers: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('img', { name: 'Openings of your links. Most on November 20: 58.' }),
    ).toBeVisible();
    await expect(await canvas.findByText('162 on the best day')).toBeVisible();
    await chartsDrawn(canvasElement, 3);
  },
};
export const NumbersOnAPhone = onWidth(390, numbers);
export const NumbersOnADesktop = onWidth(1280, numbers);

/** One link alone, chosen from the list. */
export const OneLinkOnADesktop = onWidth<Story>(1280, {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Wool coat/ }));
    await expect(await canvas.findByRole('heading', { name: 'Openings of Wool coat' })).toBeVisible();
    await chartsDrawn(canvasElement, 3);
  },
});

const refused = () => {
  throw new Refusal('plan_required');
};

export const WithoutAPlanOnAPhone = onWidth<Story>(390, {
  args: { answers: { ...shopFor('person'), analytics: { links: refused, people: refused } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See plans' })).toBeVisible();
  },
});

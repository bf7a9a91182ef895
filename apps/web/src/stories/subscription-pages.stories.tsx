import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Subscription } from '@vitrine/api';
import { expect, waitFor } from 'storybook/test';
import { linkAnalytics } from './analytics.ts';
import { Refusal } from './fake-server.ts';
import { onWidth, pageParameters } from './page-story.ts';
import { shopFor } from './shop.ts';
import { WholePage } from './WholePage.tsx';

const meta = {
  title: 'Pages/Plans',
  component: WholePage,
  tags: ['!autodocs'],
  args: { answers: shopFor('person'), viewer: 'person', address: '/subscription-plans' },
  argTypes: { answers: { table: { disable: true } } },
  parameters: pageParameters,
} satisfies Meta<typeof WholePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until this number of charts is drawn. Their library comes after the page. */
const chartsDrawn = (page: HTMLElement, number: number) =>
  waitFor(() => expect(page.querySelectorAll('.recharts-surface')).toHaveLength(number));

const monthly: Subscription = {
  tier: 'premium',
  planInterval: 'month',
  autoRenew: true,
  nextBillingDate: '2031-12-24T12:00:00.000Z',
  status: 'active',
};

const having = (subscription: Subscription): Story['args'] => ({
  answers: {
    ...shopFor('person'),
    subscription: { status: () => ({ data: subscription }) },
    analytics: { links: () => linkAnalytics },
  },
});

const free: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Vitrine Pro Annual' })).toBeVisible();
  },
};
export const FreeOnAPhone = onWidth(390, free);
export const FreeOnADesktop = onWidth(1280, free);

const paid: Story = {
  args: having(monthly),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Renews December 24, 2031')).toBeInTheDocument();
    await expect(canvas.getAllByRole('button', { name: 'Manage billing' })).toHaveLength(1);
    await expect(
      await canvas.findByRole('img', { name: 'Openings of your links. Most on November 20: 58.' }),
    ).toBeInTheDocument();
    await chartsDrawn(canvasElement, 1);
  },
};
export const MonthlyOnAPhone = onWidth(390, paid);
export const MonthlyOnADesktop = onWidth(1280, paid);

/** A plan that ends says until when it holds, and can be resumed. */
export const EndingOnADesktop = onWidth<Story>(1280, {
  args: having({ ...monthly, autoRenew: false }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Until December 24, 2031')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Scheduled' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Resume plan' })).toBeVisible();
    await chartsDrawn(canvasElement, 1);
  },
});

export const NotLoadedOnAPhone = onWidth<Story>(390, {
  args: {
    answers: {
      ...shopFor('person'),
      subscription: {
        status: () => {
          throw new Refusal('internal');
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your plan could not be loaded' })).toBeVisible();
  },
});

export const LeftOnAPhone = onWidth<Story>(390, {
  args: { address: '/subscription/cancel' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Your subscription process was cancelled. You can try again anytime.'),
    ).toBeVisible();
  },
});

export const SuccessOnADesktop = onWidth<Story>(1280, {
  args: { ...having({ ...monthly, planInterval: 'year' }), address: '/subscription/success' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You’re on Pro' }, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(canvas.getByText('$59.99 billed annually')).toBeVisible();
    await expect(canvas.getByText('Renews December 24, 2031')).toBeVisible();
  },
});

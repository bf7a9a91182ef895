import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PlanCard } from './PlanCard.tsx';

const ofBasic = ['Post, link, and like', 'Dressing rooms and votes', 'Saved searches'];
const ofPro = [
  'Everything in Basic',
  'Pin links, in your order',
  'See how often each link is opened, by day and source',
  'See how many people your posts reach',
];

const basic = {
  name: 'Basic',
  price: '$0',
  features: ofBasic,
  action: { label: 'Cancel Paid Plan', look: 'outlined' },
} as const;

const active = { label: 'Active', look: 'quiet', isActive: true } as const;

const annual = {
  name: 'Vitrine Pro Annual',
  price: '$4.99',
  note: '$59.99 billed annually',
  badge: 'Save 38%',
  offered: true,
  action: { label: 'Upgrade', look: 'primary' },
} as const;

const meta = {
  title: 'Subscription/PlanCard',
  component: PlanCard,
  args: {
    name: 'Vitrine Pro',
    price: '$7.99',
    period: '/month',
    features: ofPro,
    action: active,
    onAction: fn(),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof PlanCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = { globals: { viewport: { value: '1280' } } };
const phone = { globals: { viewport: { value: '390' } } };

const Row = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 16 }}>{children}</div>
);

const Column = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'grid', gap: 12 }}>{children}</div>
);

const topOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top);

/** Three plans beside each other: prices, features and buttons are in line, and nothing folds. */
export const ThreePlans: Story = {
  ...wide,
  render: (args) => (
    <Row>
      <PlanCard {...args} {...basic} />
      <PlanCard {...args} note="Renews December 24" />
      <PlanCard {...args} {...annual} />
    </Row>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    const cards = ['Basic', 'Vitrine Pro', 'Vitrine Pro Annual'].map((name) =>
      within(canvas.getByRole('article', { name })),
    );
    // The head of a wide card is no button.
    const buttons = cards.map((card) => card.getByRole('button'));
    await expect(buttons.map((button) => button.textContent)).toEqual([
      'Cancel Paid Plan',
      'Active',
      'Upgrade',
    ]);
    await expect(new Set(buttons.map(topOf)).size).toBe(1);
    await expect(new Set(cards.map((card) => topOf(card.getByRole('list')))).size).toBe(1);
    for (const card of cards) await expect(card.getByRole('list')).toBeVisible();

    const upgrade = canvas.getByRole('button', { name: 'Upgrade' });
    await expect(upgrade).toHaveAccessibleDescription('Vitrine Pro Annual');
    await expect(upgrade.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    // A browser lets a page open a tab only while the press lasts.
    upgrade.click();
    await expect(args.onAction).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** The plan ends, and its button still shows that it is active. */
export const Scheduled: Story = {
  ...wide,
  args: { note: 'Until December 24', action: { ...active, disabled: true } },
  decorators: [(draw) => <div style={{ maxWidth: 396 }}>{draw()}</div>],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Until December 24')).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Active' });
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

/** A line below one button leaves the buttons of the row in line. */
export const OpenedInANewTab: Story = {
  ...wide,
  render: (args) => (
    <Row>
      <PlanCard {...args} {...basic} action={{ ...basic.action, disabled: true }} />
      <PlanCard {...args} note="Renews December 24" />
      <PlanCard {...args} {...annual} action={{ ...annual.action, isBusy: true }}>
        Opened in a new tab
      </PlanCard>
    </Row>
  ),
  play: async ({ args, canvas }) => {
    const offered = within(canvas.getByRole('article', { name: 'Vitrine Pro Annual' }));
    await expect(offered.getByRole('status')).toHaveTextContent('Opened in a new tab');
    const upgrade = offered.getByRole('button', { name: 'Upgrade' });
    await expect(upgrade).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(upgrade);
    await expect(args.onAction).not.toHaveBeenCalled();
    await expect(new Set(canvas.getAllByRole('button').map(topOf)).size).toBe(1);
    (document.activeElement as HTMLElement).blur();
  },
};

export const Blocked: Story = {
  ...wide,
  args: {
    ...annual,
    children: (
      <>
        Your browser blocked the new tab.{' '}
        <a href="#checkout" style={{ color: 'inherit', textDecoration: 'underline' }}>
          Open the checkout
        </a>
      </>
    ),
  },
  decorators: [(draw) => <div style={{ maxWidth: 396 }}>{draw()}</div>],
  play: async ({ args, canvas }) => {
    const status = within(canvas.getByRole('status'));
    await expect(status.getByRole('link', { name: 'Open the checkout' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade' }));
    await expect(args.onAction).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};

/** In the order of a wide window, folded except for the offered plan. */
export const OnAPhone: Story = {
  ...phone,
  render: (args) => (
    <Column>
      <PlanCard {...args} {...basic} />
      <PlanCard {...args} note="Renews December 24" />
      <PlanCard {...args} {...annual} />
    </Column>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    const fold = canvas.getByRole('button', { name: 'Vitrine Pro' });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(fold).toHaveAccessibleDescription('$7.99/month Active');
    await expect(fold.getBoundingClientRect().height).toBe(72);
    await waitFor(() => expect(canvas.getByText('Renews December 24')).not.toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Active' })).toBeNull();

    const offered = canvas.getByRole('button', { name: 'Vitrine Pro Annual' });
    await expect(offered).toHaveAttribute('aria-expanded', 'true');
    await expect(offered.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade' }));
    await expect(args.onAction).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

export const UnfoldedAndFolded: Story = {
  ...phone,
  parameters: { visual: { disable: true } },
  args: { note: 'Renews December 24' },
  play: async ({ args, canvas }) => {
    const fold = canvas.getByRole('button', { name: 'Vitrine Pro' });
    const body = document.getElementById(fold.getAttribute('aria-controls')!);
    const isUnfolded = async (is: boolean) => {
      await expect(fold).toHaveAttribute('aria-expanded', `${is}`);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(is, expect.anything());
      if (is) await waitFor(() => expect(canvas.getByRole('button', { name: 'Active' })).toBeVisible());
      else await waitFor(() => expect(body).not.toBeVisible());
    };
    await userEvent.tab();
    await expect(fold).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await isUnfolded(true);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Active' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await isUnfolded(false);
    await userEvent.click(fold);
    await isUnfolded(true);
    await userEvent.click(fold);
    await isUnfolded(false);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(4);
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

/** The page keeps whether it is unfolded. */
export const Controlled: Story = {
  ...phone,
  args: { open: true, note: 'Renews December 24' },
  play: async ({ args, canvas }) => {
    const fold = canvas.getByRole('button', { name: 'Vitrine Pro' });
    await userEvent.click(fold);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, expect.anything());
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    (document.activeElement as HTMLElement).blur();
  },
};

const long = {
  name: 'Donaudampfschifffahrtsgesellschaftsabonnement für die ganze Familie',
  price: '1.234.567,89 €',
  period: ' je angefangenem Monat',
  note: 'Verlängert sich am 24. Dezember um weitere zwölf Monate, wenn es vorher nicht gekündigt wird',
  badge: 'Bis zu 38 % günstiger',
  features: [
    'Sehen, wie oft jeder Link geöffnet wird, nach Tag und Herkunft, auch rückwirkend',
    'Donaudampfschifffahrtsgesellschaftskapitänsmützenverzeichnis',
  ],
};

export const LongTexts: Story = {
  ...wide,
  render: (args) => (
    <Row>
      <PlanCard {...args} {...basic} />
      <PlanCard
        {...args}
        {...long}
        action={{ ...active, label: 'Derzeit für die ganze Familie abgeschlossen' }}
      />
      <PlanCard {...args} {...annual} />
    </Row>
  ),
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article'))
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

/** Text of twice the size still fits a phone. */
export const LargeTextOnAPhone: Story = {
  ...phone,
  beforeEach: () => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    return () => style.removeProperty('font-size');
  },
  render: (args) => (
    <Column>
      <PlanCard {...args} {...basic} />
      <PlanCard {...args} />
      <PlanCard {...args} {...annual} defaultOpen={false} />
      <PlanCard {...args} {...annual} />
    </Column>
  ),
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article'))
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

const hebrew = {
  name: 'ויטרינה פרו',
  price: '29.90 ₪',
  period: '/חודש',
  note: 'מתחדש ב־24 בדצמבר',
  features: ['כל מה שב־Basic', 'נעיצת קישורים, בסדר שלך'],
  action: { ...active, label: 'פעיל' },
};

export const RightToLeft: Story = {
  ...phone,
  render: (args) => (
    <div dir="rtl">
      <Column>
        <PlanCard {...args} {...hebrew} />
        <PlanCard {...args} {...hebrew} defaultOpen />
        <PlanCard {...args} {...annual} />
      </Column>
    </div>
  ),
};

export const Interaction: Story = {
  ...phone,
  parameters: { interaction: ['rest', 'hover', 'focus', 'pressed'] },
  render: (args) => (
    <div style={{ width: 320 }}>
      <PlanCard {...args} />
    </div>
  ),
};

/** Counterexample: two plans are offered, so none is. */
export const TwoOffers: Story = {
  ...wide,
  tags: ['!dev', '!test'],
  render: (args) => (
    <Row>
      <PlanCard {...args} {...basic} />
      <PlanCard {...args} offered action={annual.action} />
      <PlanCard {...args} {...annual} />
    </Row>
  ),
};

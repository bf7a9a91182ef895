import type { Subscription } from '@vitrine/api';
import { describe, expect, test } from 'vitest';
import { type Plan, type PlanAction, planActionOf, planOf } from './plan-action.ts';

const END = '2026-12-24T12:00:00.000Z';
const of = (given: Partial<Subscription>): Subscription => ({
  tier: 'free',
  planInterval: null,
  autoRenew: false,
  nextBillingDate: null,
  status: '',
  ...given,
});
const premium = (planInterval: string | null, autoRenew: boolean, nextBillingDate: string | null = END) =>
  of({ tier: 'premium', planInterval, autoRenew, nextBillingDate, status: 'active' });

type Row = [string, Subscription, basic: PlanAction, monthly: PlanAction, annual: PlanAction];

describe('the cards of plans (2 §4, D24)', () => {
  test.each<Row>([
    ['the free tier', of({}), 'active', 'upgrade', 'upgrade'],
    ['the basic tier', of({ tier: 'basic' }), 'active', 'upgrade', 'upgrade'],
    ['a canceled plan', of({ planInterval: 'month', status: 'canceled' }), 'active', 'upgrade', 'upgrade'],
    ['an unknown tier', of({ tier: 'gold' }), 'active', 'upgrade', 'upgrade'],
    ['a monthly plan', premium('month', true), 'cancel', 'active', 'upgrade'],
    ['a monthly plan that ends', premium('month', false), 'scheduled', 'active', 'upgrade'],
    ['a monthly plan without an end', premium('month', false, null), 'cancel', 'active', 'upgrade'],
    ['an annual plan', premium('year', true), 'cancel', 'switch', 'active'],
    ['an annual plan that ends', premium('year', false), 'scheduled', 'switch', 'active'],
    ['an annual plan without an end', premium('year', false, null), 'cancel', 'switch', 'active'],
    ['a plan of no known interval', premium(null, true), 'cancel', 'active', 'upgrade'],
  ])('%s', (_, subscription, ...expected) => {
    const plans: Plan[] = ['basic', 'monthly', 'annual'];
    expect(plans.map((plan) => planActionOf(subscription, plan))).toEqual(expected);
    expect(planActionOf(subscription, planOf(subscription))).toBe('active');
  });
});

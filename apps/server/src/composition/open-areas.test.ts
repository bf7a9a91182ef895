import { expect, it } from 'vitest';
import { defineArea, type Ground } from '../area/define-area.ts';
import { bring, openAreas } from './open-areas.ts';

const ground = {} as Ground;
const apples = defineArea({
  brings: () => ({ prices: { apple: 3 }, currency: 'EUR' }),
  open: ({ prices }: { prices: Record<'apple' | 'pear', number> }) => ({
    services: { apples: { cost: prices.apple + prices.pear } },
    handlers: { apples: 'answers' },
  }),
});
const pears = defineArea({
  brings: () => ({ prices: { pear: 4 } }),
  open: ({ apples }: { apples: { cost: number } }) => ({ handlers: { pears: apples.cost } }),
});

it('contributions of areas are collected before any is opened, and each area gets the services of those before it', () => {
  const areas = [apples, pears] as const;
  const brought = bring(areas, ground);
  expect(brought).toEqual({ prices: { apple: 3, pear: 4 }, currency: 'EUR' });
  const { services, handlers } = openAreas(areas, brought);
  expect([services.apples.cost, handlers.apples, handlers.pears]).toEqual([7, 'answers', 7]);
});

it('a missing dependency of an area is a type error', () => {
  // Never called: the compiler has to reject these calls.
  const refused = () => {
    const alone = [apples] as const;
    // @ts-expect-error nobody brings prices.pear
    openAreas(alone, bring(alone, ground));
    const inWrongOrder = [pears, apples] as const;
    // @ts-expect-error apples are opened after who needs them
    openAreas(inWrongOrder, bring(inWrongOrder, ground));
    const { handlers } = openAreas([apples, pears] as const, bring([apples, pears], ground));
    // @ts-expect-error nobody answers for plums
    handlers.plums;
  };
  expect(refused).toBeTypeOf('function');
});

it('the same name from two areas is refused, because one value would be lost', () => {
  expect(() => bring([apples, apples], ground)).toThrow('Two areas bring prices.apple');
  const dollars = defineArea({ brings: () => ({ currency: 'USD' }) });
  expect(() => bring([apples, dollars], ground)).toThrow('Two areas bring currency');
});

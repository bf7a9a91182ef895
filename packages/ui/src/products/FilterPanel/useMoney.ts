import { useMemo } from 'react';
import { type Money, moneyOf } from '../../format/money.ts';
import { useCurrency, useLocale } from '../../provider/UiProvider.tsx';

/** Price formats for the given currency, else for the provider's. */
export function useMoney(given: string | undefined): Money {
  const locale = useLocale();
  const own = useCurrency();
  const currency = given ?? own;
  return useMemo(() => moneyOf(locale, currency), [locale, currency]);
}

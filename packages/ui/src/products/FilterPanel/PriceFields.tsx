import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { TextField } from '../../controls/TextField/TextField.tsx';
import type { Money } from '../../format/money.ts';
import { readAmount, type TypedMoney } from '../../format/readAmount.ts';
import { isSubmitEnter } from '../../interaction/isSubmitEnter.ts';
import { useAfterPress } from '../../interaction/useAfterPress.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { productFilterMessages } from '../product-filter.messages.ts';
import * as styles from './FilterPanel.css.ts';
import { emptyProductFilter, type ProductFilter } from './product-filter.ts';
import { useMoney } from './useMoney.ts';

type Prices = Pick<ProductFilter, 'minPrice' | 'maxPrice'>;
type End = keyof Prices;

interface TypedPricesOptions {
  value: Prices;
  /** Called with valid prices only. An invalid text stays in its field. */
  onValueChange(next: Prices): void;
  /** Currency of the prices, ISO 4217. Default: the provider's. */
  currency?: string | undefined;
  /** Whether a price counts with every key, not only once the field is left. */
  whileTyping?: boolean | undefined;
}

/** Typed ends of the price range, kept apart from the fields, which may unmount. */
export interface TypedPrices {
  textOf(end: End): string;
  type(end: End, text: string): void;
  /** Problem of the typed prices to show, if any. */
  error: 'priceUnreadable' | 'priceReversed' | undefined;
  /** Applies the typed prices, or shows their problem. */
  settle(): void;
  /** Calls `settle`. If there is a problem, focuses its field and returns false. */
  isSettled(): boolean;
  inputs: Record<End, RefObject<HTMLInputElement | null>>;
  money: Money;
}

/** Maximum price of the servers; higher typed prices are lowered to it. */
const HIGHEST = 1_000_000;
const { minPrice: NO_MIN, maxPrice: NO_MAX } = emptyProductFilter;

export function useTypedPrices({
  value,
  onValueChange,
  currency,
  whileTyping = false,
}: TypedPricesOptions): TypedPrices {
  const money = useMoney(currency);
  const inputs = { minPrice: useRef<HTMLInputElement>(null), maxPrice: useRef<HTMLInputElement>(null) };
  // Typed texts, kept until `settle` accepts them or the filter's price changes otherwise.
  const [typed, setTyped] = useState<Partial<Record<End, string>>>({});
  const [isLeft, setLeft] = useState(false);
  const [known, setKnown] = useState(value);
  if (known.minPrice !== value.minPrice || known.maxPrice !== value.maxPrice) {
    setKnown(value);
    const isKept = (end: End) => known[end] === value[end] || means(end, typed[end], value[end], money);
    setTyped(({ minPrice, maxPrice }) => ({
      ...(isKept('minPrice') && { minPrice }),
      ...(isKept('maxPrice') && { maxPrice }),
    }));
  }

  const amounts = {
    minPrice: amountOf('minPrice', typed, value, money),
    maxPrice: amountOf('maxPrice', typed, value, money),
  };
  const problem = problemOf(amounts);

  function take(next: typeof amounts) {
    if (problemOf(next)) return;
    const { minPrice = NO_MIN, maxPrice = NO_MAX } = next;
    if (minPrice !== value.minPrice || maxPrice !== value.maxPrice) onValueChange({ minPrice, maxPrice });
  }
  const settle = () => {
    setLeft(true);
    take(amounts);
    if (!problem) setTyped({});
  };
  return {
    textOf(end) {
      const isOpen = value[end] === emptyProductFilter[end];
      return typed[end] ?? (isOpen ? '' : money.plain(value[end]));
    },
    type(end, text) {
      const next = { ...typed, [end]: text };
      setTyped(next);
      setLeft(false);
      if (whileTyping) take({ ...amounts, [end]: amountOf(end, next, value, money) });
    },
    error: isLeft ? problem : undefined,
    settle,
    isSettled() {
      settle();
      const wrong = amounts.minPrice === undefined ? 'minPrice' : 'maxPrice';
      if (problem) inputs[wrong].current?.focus();
      return !problem;
    },
    inputs,
    money,
  };
}

export function PriceFields({ prices }: { prices: TypedPrices }) {
  const messages = useMessages(productFilterMessages);
  const errorId = useId();
  const afterPress = useAfterPress();
  const { sign, name, plainInFull } = prices.money;
  const error = prices.error && errorOf(prices.error);
  function errorOf(problem: NonNullable<TypedPrices['error']>) {
    if (problem === 'priceReversed') return messages.priceReversed;
    return messages.priceUnreadable(name, plainInFull(EXAMPLE));
  }
  const fieldOf = (end: End) => ({
    ref: prices.inputs[end],
    className: styles.priceField,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    enterKeyHint: 'done' as const,
    value: prices.textOf(end),
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? errorId : undefined,
    onValueChange: (text: string) => prices.type(end, text),
    onBlur: () => afterPress(prices.settle),
    onKeyDown: (event: KeyboardEvent) => {
      if (isSubmitEnter(event)) prices.settle();
    },
  });
  return (
    <div>
      <div className={styles.prices}>
        <TextField label={messages.priceFrom(sign)} placeholder={String(NO_MIN)} {...fieldOf('minPrice')} />
        <TextField
          label={messages.priceTo(sign)}
          placeholder={messages.priceOrMore(NO_MAX)}
          {...fieldOf('maxPrice')}
        />
      </div>
      {/* Always mounted: screen readers do not announce a live region mounted with its text. */}
      <p id={errorId} aria-live="polite" className={styles.priceError}>
        {error}
      </p>
    </div>
  );
}

const EXAMPLE = 49.9;

/** Returns undefined for invalid text. An empty field means no limit. */
function amountOf(
  end: End,
  typed: Partial<Record<End, string>>,
  value: Prices,
  money: TypedMoney,
): number | undefined {
  const text = typed[end];
  if (text === undefined) return value[end];
  if (text.trim() === '') return emptyProductFilter[end];
  const amount = readAmount(text, money);
  return amount === undefined ? undefined : Math.min(amount, HIGHEST);
}

const means = (end: End, text: string | undefined, price: number, money: TypedMoney): boolean =>
  text !== undefined && amountOf(end, { [end]: text }, emptyProductFilter, money) === price;

function problemOf({ minPrice, maxPrice }: Partial<Prices>): 'priceUnreadable' | 'priceReversed' | undefined {
  if (minPrice === undefined || maxPrice === undefined) return 'priceUnreadable';
  return maxPrice !== NO_MAX && minPrice > maxPrice ? 'priceReversed' : undefined;
}

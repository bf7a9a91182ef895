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
  /** Called with prices that are in order; what is not stays in the field, which says why. */
  onValueChange(next: Prices): void;
  /** ISO 4217; the provider's by default. */
  currency?: string | undefined;
  /** Whether a price counts with every key, and not only when the field is left. */
  whileTyping?: boolean | undefined;
}

/** What is typed for the ends of the price range, kept apart from the fields, which may go and come again. */
export interface TypedPrices {
  /** What the field of an end shows. */
  textOf(end: End): string;
  type(end: End, text: string): void;
  /** What is wrong, once it is time to say so. */
  error: 'priceUnreadable' | 'priceReversed' | undefined;
  /** Takes over what is typed, or says what is wrong with it. */
  settle(): void;
  /** As `settle`; where something is wrong, it leads to the field and answers false. */
  isSettled(): boolean;
  inputs: Record<End, RefObject<HTMLInputElement | null>>;
  money: Money;
}

/** The servers take no higher price. */
const HIGHEST = 1_000_000;
const { minPrice: NO_MIN, maxPrice: NO_MAX } = emptyProductFilter;

/** What is typed into the fields of the price range. */
export function useTypedPrices({
  value,
  onValueChange,
  currency,
  whileTyping = false,
}: TypedPricesOptions): TypedPrices {
  const money = useMoney(currency);
  const inputs = { minPrice: useRef<HTMLInputElement>(null), maxPrice: useRef<HTMLInputElement>(null) };
  // What is typed, until the filter takes it over or something else changes the price.
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

/** Two fields to type the ends of the price range into. */
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
      {/* Always there: a live region that arrives together with its text is not read out. */}
      <p id={errorId} aria-live="polite" className={styles.priceError}>
        {error}
      </p>
    </div>
  );
}

/** A price as one might type it. */
const EXAMPLE = 49.9;

/** What an end of the range is now; undefined where it cannot be read. An empty field is no limit. */
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

/** Whether what is typed says the price that the filter has now. */
const means = (end: End, text: string | undefined, price: number, money: TypedMoney): boolean =>
  text !== undefined && amountOf(end, { [end]: text }, emptyProductFilter, money) === price;

function problemOf({ minPrice, maxPrice }: Partial<Prices>): 'priceUnreadable' | 'priceReversed' | undefined {
  if (minPrice === undefined || maxPrice === undefined) return 'priceUnreadable';
  return maxPrice !== NO_MAX && minPrice > maxPrice ? 'priceReversed' : undefined;
}

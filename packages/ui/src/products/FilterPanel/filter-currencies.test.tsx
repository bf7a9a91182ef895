import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../UiProvider.ts';
import { AppliedFilters } from './AppliedFilters.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { emptyProductFilter } from './product-filter.ts';

afterEach(cleanup);

const value = { ...emptyProductFilter, minPrice: 20, maxPrice: 99.5 };

test.each([
  ['en-US', 'USD', 'From ($)', '$20 – $99.50', 'Enter an amount in US dollars, such as 49.90.'],
  ['en-US', 'JPY', 'From (¥)', '¥20 – ¥100', 'Enter an amount in Japanese yen, such as 50.'],
  ['en-US', 'KWD', 'From (KWD)', 'KWD 20 – KWD 99.500', 'Enter an amount in Kuwaiti dinars, such as 49.900.'],
  ['en-IN', 'INR', 'From (₹)', '₹20 – ₹99.50', 'Enter an amount in Indian rupees, such as 49.90.'],
  ['ar-EG', 'EGP', 'From (ج.م.)', '‏٢٠ ج.م.‏ – ‏٩٩٫٥٠ ج.م.‏', undefined],
])('in %s, filters write prices in %s in the local notation', (locale, currency, label, chip, problem) => {
  const onValueChange = vi.fn();
  const { container } = render(
    <UiProvider locale={locale} currency={currency}>
      <AppliedFilters value={value} onValueChange={onValueChange} />
      <FilterPanel value={value} onValueChange={onValueChange} brands={[]} />
    </UiProvider>,
  );
  const spaces = (text: string | null | undefined) => text?.replace(/\s/g, ' ');
  expect(spaces(container.querySelector('button')?.textContent)).toContain(chip);
  const [from] = screen.getAllByRole('textbox');
  expect([...(from as HTMLInputElement).labels!].map((one) => one.textContent)).toEqual([label]);
  fireEvent.change(from!, { target: { value: 'cheap' } });
  fireEvent.blur(from!);
  if (problem) expect(screen.getByText(problem)).toBeDefined();
  expect(onValueChange).not.toHaveBeenCalled();
});

test("the currency of a filter takes precedence over the provider's", () => {
  render(
    <UiProvider currency="EUR">
      <FilterPanel currency="GBP" value={emptyProductFilter} onValueChange={vi.fn()} brands={[]} />
    </UiProvider>,
  );
  expect(screen.getByRole('textbox', { name: 'To (£)' })).toBeDefined();
});

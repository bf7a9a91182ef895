import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOLLARS, isCurrencyCode, type ShopMoney } from '../kernel/money.ts';
import { type LegalTexts, legalTextsOf } from './legal-texts.ts';

/**
 * Configuration of a shop (docs/your-own-shop.md). The server reads currency, locale and legal texts; other
 * fields are for the build of the web app.
 */
const SHOP_FILE = 'shop.json';

export interface ShopSettings {
  money: ShopMoney;
  legal: LegalTexts;
}

/** Reads the server's settings. Throws an error for operators if the file or a value is invalid. */
export function settingsOfShop(folder: string): ShopSettings {
  const shop = shopIn(join(folder, SHOP_FILE));
  return { money: moneyOf(shop), legal: legalTextsOf(shop, folder) };
}

function moneyOf({
  currency = DOLLARS.currency,
  locale = DOLLARS.locale,
}: Record<string, unknown>): ShopMoney {
  if (typeof currency !== 'string' || !isCurrencyCode(currency))
    throw new Error(
      `${SHOP_FILE} says the currency ${JSON.stringify(currency)}, and there is none of such a code`,
    );
  return { currency: currency.toUpperCase(), locale: localeFrom(locale) };
}

function shopIn(file: string): Record<string, unknown> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${file} cannot be read`);
  }
  let shop: unknown;
  try {
    shop = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${(error as Error).message}`);
  }
  if (typeof shop !== 'object' || shop === null || Array.isArray(shop))
    throw new Error(`${file} is no object`);
  return shop as Record<string, unknown>;
}

function localeFrom(given: unknown): string {
  try {
    const [locale] = typeof given === 'string' ? Intl.getCanonicalLocales(given) : [];
    if (locale !== undefined) return locale;
  } catch {}
  throw new Error(`${SHOP_FILE} says the locale ${JSON.stringify(given)}, which is none such as de-DE`);
}

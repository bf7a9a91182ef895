import { DAY } from '../kernel/clock.ts';
import type { Described } from './read-page.ts';

/** Prices that are not asked, but compared with. */
const FORMER = /(?:ListPrice|StrikethroughPrice|MSRP|SRP|InvoicePrice|MinimumAdvertisedPrice)$/i;
const REGULAR = /RegularPrice$/i;
const SALE = /SalePrice$/i;
/** UN/CEFACT codes and words for a single piece. */
const PIECE = /^(?:C62|H87|EA|PCE|NMP|piece|each|unit)$/i;
/** UN/CEFACT codes and words for spans of time. */
const TIME = /^(?:MON|ANN|WEE|DAY|HUR|QAN|(?:per )?(?:month|year|week|day|hour|night)s?)$/i;

/**
 * Returns the parts of an offer whose price anybody pays for one piece, today's sale price first. Prices for
 * members, businesses, rent, larger numbers, amounts, or by the month are left out.
 */
export function sellingPrices(
  offer: Described,
  specifications: readonly Described[],
  now: number,
): Described[] {
  if (!isForOnePiece(offer)) return [];
  const asked = [offer, ...specifications].filter((part) => isForAnybody(part) && isForOnePiece(part));
  const current = asked.filter((part) => !FORMER.test(typeOf(part)) && !(isSale(part) && isOver(part, now)));
  return [
    ...current.filter(isSale),
    ...current.filter((part) => !isSale(part) && !REGULAR.test(typeOf(part))),
    ...current.filter((part) => REGULAR.test(typeOf(part))),
  ];
}

/** Whether an offer is for sale to anybody, and not for businesses, members, or rent. */
export function isForAnybody({
  validForMemberTier,
  eligibleCustomerType,
  businessFunction,
}: Described): boolean {
  const customers = wordsIn(eligibleCustomerType);
  return (
    wordsIn(validForMemberTier).length === 0 &&
    (customers.length === 0 || customers.some((customer) => /Enduser$/i.test(customer))) &&
    !wordsIn(businessFunction).some((each) => /(?:LeaseOut|Repair|ProvideService|Buy)$/i.test(each))
  );
}

function isForOnePiece(part: Described): boolean {
  const { billingDuration, billingIncrement, priceComponentType, unitCode, unitText } = part;
  if ([billingDuration, billingIncrement, priceComponentType].some((each) => wordsIn(each).length > 0))
    return false;
  if ([unitCode, unitText].some((each) => TIME.test(wordsIn(each)[0] ?? ''))) return false;
  return isOnePiece(part.referenceQuantity) && !(numberIn(part.eligibleQuantity, 'minValue') > 1);
}

/** A quantity that itself refers to another one is the content of the piece: 4.5 l, compared by 100 ml. */
function isOnePiece(quantity: unknown): boolean {
  const fields = fieldsOf(quantity);
  if (Object.keys(fields).length === 0 || fields.valueReference !== undefined) return true;
  const [unit = 'piece'] = [...wordsIn(fields.unitCode), ...wordsIn(fields.unitText)];
  return PIECE.test(unit) && !(numberIn(quantity, 'value') > 1);
}

const typeOf = ({ priceType }: Described) => wordsIn(priceType)[0] ?? '';
const isSale = (part: Described) => SALE.test(typeOf(part));

/** Whether a sale has ended, or has not begun. A day without a time lasts until its end. */
function isOver({ validFrom, validThrough }: Described, now: number): boolean {
  const [from = ''] = wordsIn(validFrom);
  const [through = ''] = wordsIn(validThrough);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(through);
  return now < Date.parse(from) || now >= Date.parse(through) + (isDay ? DAY : 0);
}

const MOST_WORDS = 10;

/** Texts of a value; of an object, its address or name. */
function wordsIn(value: unknown): string[] {
  return (Array.isArray(value) ? value.slice(0, MOST_WORDS) : [value]).flatMap((each) => {
    if (typeof each === 'string' || typeof each === 'number') return String(each).trim() || [];
    if (typeof each !== 'object' || each === null) return [];
    const { name, '@id': id, url } = each as Described;
    return [id, url, name].find((word) => typeof word === 'string') ?? 'unnamed';
  });
}

function fieldsOf(value: unknown): Described {
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'object' && first !== null ? (first as Described) : {};
}

const numberIn = (value: unknown, field: string) =>
  Number.parseFloat(wordsIn(fieldsOf(value)[field])[0] ?? '');

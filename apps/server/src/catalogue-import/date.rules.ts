import { DAY } from '../kernel/clock.ts';

const DATE =
  /^(\d{4}-\d{2}-\d{2})(?:[T\s]\s?(\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s?(?:Z|UTC|GMT|([+-]\d{2}):?(\d{2})?)?)?$/i;

/**
 * Parses a date such as `2026-11-30`, `2026-11-30 23:59` or `2026-11-30T13:00-0800` into milliseconds; NaN if
 * it is invalid. Without a time, `ofDay` chooses the day's beginning or end. Without a zone, it is UTC.
 */
export function momentOf(given: string, ofDay: 'beginning' | 'end'): number {
  const [, day, time, hours = '+00', minutes = '00'] = DATE.exec(given.trim().slice(0, 60)) ?? [];
  if (day === undefined) return Number.NaN;
  if (time === undefined) return Date.parse(day) + (ofDay === 'end' ? DAY : 0);
  return Date.parse(`${day}T${time}${hours}:${minutes}`);
}

/** Formats the day on which a plan renews or ends; with its year if that is another one. */
export function planDayOf(date: string, locale: string, now = new Date()): string {
  const day = new Date(date);
  const year = day.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', year }).format(day);
}

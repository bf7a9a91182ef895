const SLASHES_AFTER = [2, 4];
const DIGITS = 8;

/** Formats a date as `MM/DD/YYYY` while it is typed. */
export function maskedDate(typed: string, before = '', caret = typed.length, isForward = false): string {
  const whole = wholeDate(typed);
  if (whole) return whole;
  const digits = digitsOf(typed);
  // Deleting a slash also deletes the digit beside it; otherwise the slash would come back.
  const isSlashGone = typed.length === before.length - 1 && digits === digitsOf(before);
  if (!isSlashGone) return slashed(padded(typed, digits));
  const place = digitsOf(typed.slice(0, caret)).length - (isForward ? 0 : 1);
  return slashed(digits.slice(0, Math.max(0, place)) + digits.slice(place + 1));
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Formats a pasted date: 2/9/2000, 2-9-2000 or 2000-02-09; undefined for other text. */
function wholeDate(text: string): string | undefined {
  const [, year, month, day] = text.trim().match(/^(\d{4})\D(\d{1,2})\D(\d{1,2})$/) ?? [];
  if (year && month && day) return `${month.padStart(2, '0')}/${day.padStart(2, '0')}/${year}`;
  const parts = text.trim().match(/^(\d{1,2})\D(\d{1,2})\D(\d{4})$/);
  return parts ? `${parts[1]?.padStart(2, '0')}/${parts[2]?.padStart(2, '0')}/${parts[3]}` : undefined;
}

/** Adds the leading zero when a slash follows a month or day of one digit. */
function padded(typed: string, digits: string): string {
  if (/^\d\D$/.test(typed)) return `0${digits}`;
  if (/^\d{2}\D\d\D$/.test(typed)) return `${digits.slice(0, 2)}0${digits.slice(2)}`;
  return digits;
}

function slashed(digits: string): string {
  let text = '';
  for (const [place, digit] of [...digits.slice(0, DIGITS)].entries()) {
    text += digit;
    if (SLASHES_AFTER.includes(place + 1)) text += '/';
  }
  return text;
}

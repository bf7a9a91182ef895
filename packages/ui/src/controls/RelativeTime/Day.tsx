import type { ComponentProps } from 'react';
import { formatDay } from '../../format/formatDay.ts';
import { formatMoment } from '../../format/formatMoment.ts';
import { useIsServerPass } from '../../interaction/useIsDrawn.ts';
import { useLocale, useTimeZone } from '../../provider/UiProvider.tsx';

interface DayProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** ISO text, or milliseconds since 1970; an invalid value renders nothing. */
  at: string | number;
  /** Fixed present time, in milliseconds since 1970, instead of the clock. */
  now?: number | undefined;
}

/** A day as people say it, such as Yesterday or Friday; the date and time are its title. */
export function Day({ at, now: given, ...rest }: DayProps) {
  const locale = useLocale();
  const timeZone = useTimeZone();
  const isServerPass = useIsServerPass();
  const now = given !== undefined && Number.isFinite(given) ? given : Date.now();
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return null;
  // A server does not know the viewer's time zone, so the browser fills in the text.
  const isUnknown = isServerPass && timeZone === undefined;
  return (
    <time
      title={isUnknown ? undefined : formatMoment(date, locale, timeZone)}
      {...rest}
      dateTime={date.toISOString()}
    >
      {isUnknown ? '\u00A0' : formatDay(date, new Date(now), { locale, timeZone })}
    </time>
  );
}

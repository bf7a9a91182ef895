'use client';
import { type ComponentProps, useSyncExternalStore } from 'react';
import { formatAge } from '../../format/formatAge.ts';
import { formatMoment } from '../../format/formatMoment.ts';
import { useIsServerPass } from '../../interaction/useIsDrawn.ts';
import { useLocale, useMessages, useTimeZone } from '../../provider/UiProvider.tsx';
import { timesMessages } from '../times.messages.ts';

/** Props of `RelativeTime`, including those of a `<time>`. */
export interface RelativeTimeProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** ISO text, or milliseconds since 1970; an invalid value renders nothing. */
  at: string | number;
  /** Fixed present time, in milliseconds since 1970, instead of the clock. */
  now?: number | undefined;
}

/** The age of a moment: `now`, `5m`, `3h`, `6d`, then the day. Updates itself. Renders a `<time>`. */
export function RelativeTime({ at, now: given, ...rest }: RelativeTimeProps) {
  const words = useMessages(timesMessages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  useSyncExternalStore(everyMinute, minute, minute);
  // A server does not know the reader's clock and time zone, so the browser fills in the text.
  const isUnknown = useIsServerPass();
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return null;
  const now = new Date(given !== undefined && Number.isFinite(given) ? given : Date.now());
  return (
    <time
      title={isUnknown ? undefined : formatMoment(date, locale, timeZone)}
      {...rest}
      dateTime={date.toISOString()}
    >
      {isUnknown ? '\u00A0' : formatAge(date, now, words, { locale, timeZone })}
    </time>
  );
}

const MINUTE = 60_000;
const minute = () => Math.floor(Date.now() / MINUTE) * MINUTE;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function everyMinute(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const tell of [...listeners]) tell();
  }, MINUTE);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

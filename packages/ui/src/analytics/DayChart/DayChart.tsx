'use client';
import { type ComponentProps, useEffect, useState } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { soundCount } from '../../format/soundCount.ts';
import { keyed } from '../../provider/lists.ts';
import { useLocale, useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { analyticsMessages } from '../analytics.messages.ts';
import * as styles from './DayChart.css.ts';
import type { DayDrawing, Point } from './DayDrawing.tsx';

/** Numbers of a `DayChart` of one kind. */
export interface DayNumbers {
  /** Their name, which heads a column of the table: "In posts". */
  label: string;
  /** A number for each day; a missing one counts as 0. */
  values: readonly number[];
}

/** Props of `DayChart`, including those of a `<figure>`. */
export interface DayChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Name of the chart and its table. */
  label: string;
  /** Days as `2026-11-21`, without a gap, the oldest first. */
  days: readonly string[];
  /** Numbers of these days; bars show their sum, a line the first. */
  numbers: readonly DayNumbers[];
  /** `bars` for things that happen on a day, `line` for numbers that go on from day to day. `bars` by default. */
  kind?: 'bars' | 'line' | undefined;
}

/** Numbers by day, as bars or a line, with a table of the same. */
export function DayChart({
  label,
  days: givenDays,
  numbers: givenNumbers,
  kind = 'bars',
  className,
  ...rest
}: DayChartProps) {
  const texts = useMessages(analyticsMessages);
  const locale = useLocale();
  const columns = keyed('DayChart', givenNumbers, ({ label: head }) => head);
  const numberAt = (one: DayNumbers | undefined, at: number) => soundCount(one?.values?.[at]);
  const days = keyed('DayChart', givenDays, (day) => day);
  const name = (day: string) => dayNamed(day, locale);
  const points: Point[] = days.map(([key, day], at) => ({
    key,
    day,
    value:
      kind === 'line'
        ? numberAt(columns[0]?.[1], at)
        : columns.reduce((sum, [, one]) => sum + numberAt(one, at), 0),
  }));
  const most = Math.max(0, ...points.map(({ value }) => value));
  const best = points.findLastIndex(({ value }) => value === most && value > 0);
  const end = ({ day, value }: Point) => (kind === 'line' ? texts.onDay(name(day), value) : name(day));
  const Drawing = useDrawing(givenDays);
  return (
    <figure {...rest} className={classNames(styles.chart, className)}>
      <div
        role="img"
        aria-label={
          best < 0 ? texts.empty(label ?? '') : texts.best(label ?? '', name(points[best]?.day ?? ''), most)
        }
        className={styles.picture}
      >
        {Drawing && (
          <Drawing
            points={points}
            kind={kind}
            best={best}
            describe={({ day, value }) => texts.onDay(name(day), value)}
          />
        )}
      </div>
      <div aria-hidden className={styles.ends}>
        {[points[0], points.at(-1)].map((point, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the two ends, which may be one day
          <span key={at}>{point && end(point)}</span>
        ))}
      </div>
      <details className={styles.details}>
        <summary className={styles.summary}>{texts.table}</summary>
        <div className={styles.scroller}>
          <table className={styles.table}>
            <caption className={visuallyHidden}>{label}</caption>
            <thead>
              <tr>
                <th scope="col" className={styles.cell}>
                  {texts.day}
                </th>
                {columns.map(([key, { label: head }]) => (
                  <th key={key} scope="col" className={styles.cell}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map(({ key, day }, at) => (
                <tr key={key}>
                  <th scope="row" className={styles.cell}>
                    {name(day)}
                  </th>
                  {columns.map(([column, one]) => (
                    <td key={column} className={styles.cell}>
                      {numberAt(one, at).toLocaleString(locale)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

/**
 * Returns what draws, once it is loaded: its library weighs more than all other components together, and servers
 * draw nothing. Without it the table has all numbers; it is tried again with other days.
 */
function useDrawing(days: unknown): typeof DayDrawing | undefined {
  const [drawing, setDrawing] = useState<typeof DayDrawing>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other days try again
  useEffect(() => {
    let isLeft = false;
    import('./DayDrawing.tsx').then(
      (module) => isLeft || setDrawing(() => module.DayDrawing),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [days]);
  return drawing;
}

/** Returns the name of a day of UTC: "November 21"; nothing for what is no day. */
function dayNamed(day: string, locale: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  return date.toLocaleDateString(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' });
}

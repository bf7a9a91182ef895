import type { DayOfLinks } from '@vitrine/api';
import { DayChart, useMessages } from '@vitrine/ui';
import { analyticsPageMessages } from './analytics.messages.ts';

export interface LinkChartProps {
  label: string;
  days: readonly DayOfLinks[];
  className?: string | undefined;
}

/** Openings of links by day, with their places in the table. */
export function LinkChart({ label, days, className }: LinkChartProps) {
  const texts = useMessages(analyticsPageMessages);
  return (
    <DayChart
      label={label}
      days={days.map(({ day }) => day)}
      numbers={[
        { label: texts.inPosts, values: days.map(({ post }) => post) },
        { label: texts.inLists, values: days.map(({ list }) => list) },
      ]}
      className={className}
    />
  );
}

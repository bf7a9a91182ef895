import {
  Bar,
  BarChart,
  Cell,
  LabelList,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  YAxis,
} from 'recharts';
import { vars } from '../../theme/contract.css.ts';
import * as styles from './DayChart.css.ts';

/** A day of a chart with its number. */
export interface Point {
  key: string;
  day: string;
  value: number;
}

export interface DayDrawingProps {
  points: readonly Point[];
  kind: 'bars' | 'line';
  /** Index of the day with the highest number; -1 without one. */
  best: number;
  describe(point: Point): string;
}

const HEIGHT = 144;
const WIDEST_BAR = 48;
const quiet = `color-mix(in srgb, ${vars.color.inkMuted} 28%, ${vars.color.sunken})`;
const ROOM_FOR_LABEL = 24;

/** The bars or the line of a `DayChart`. */
export function DayDrawing({ points, kind, best, describe }: DayDrawingProps) {
  const most = Math.max(0, ...points.map(({ value }) => value));
  const Chart = kind === 'line' ? LineChart : BarChart;
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <Chart
        data={points}
        accessibilityLayer={false}
        barCategoryGap="16%"
        margin={{ top: ROOM_FOR_LABEL, right: 0, bottom: 1, left: 0 }}
      >
        <YAxis hide domain={kind === 'line' ? around(points) : [0, Math.max(most, 1)]} />
        <Tooltip
          cursor={{ fill: vars.color.hover, stroke: vars.color.edge }}
          isAnimationActive={false}
          content={({ active, payload }) => {
            const point = payload?.[0]?.payload as Point | undefined;
            return active && point ? <span className={styles.tooltip}>{describe(point)}</span> : null;
          }}
        />
        {kind === 'line' ? (
          <Line
            dataKey="value"
            type="linear"
            dot={false}
            stroke={vars.color.ink}
            strokeWidth={2}
            isAnimationActive={false}
          />
        ) : (
          <Bar dataKey="value" radius={3} maxBarSize={WIDEST_BAR} isAnimationActive={false}>
            {points.map(({ key }, at) => (
              <Cell key={key} fill={at === best ? vars.color.ink : quiet} />
            ))}
            <LabelList
              position="top"
              className={styles.best}
              valueAccessor={(_: unknown, at: number) => (at === best ? String(most) : '')}
            />
          </Bar>
        )}
      </Chart>
    </ResponsiveContainer>
  );
}

/** Returns the range of a line with some room, so that small changes of large numbers are seen. */
function around(points: readonly Point[]): [number, number] {
  const values = points.map(({ value }) => value);
  const [least, most] = values.length > 0 ? [Math.min(...values), Math.max(...values)] : [0, 0];
  const room = Math.max(1, (most - least) / 4);
  return [least - room, most + room];
}

/** What an answer said of how many people relate to a thing, and whether the viewer was one of them then. */
export interface ListedCount {
  /** How many people, the viewer included where `value` is true. */
  count: number;
  /** Whether the viewer was one of them. */
  value: boolean;
}

/**
 * How many people relate to a thing, as it is to be shown: what was listed, and the viewer's own part in it as it shows now.
 * Never below zero, also where a server counts late.
 */
export const countShowing = ({ count, value }: ListedCount, isOn: boolean | undefined): number =>
  Math.max(0, count + Number(isOn ?? value) - Number(value));

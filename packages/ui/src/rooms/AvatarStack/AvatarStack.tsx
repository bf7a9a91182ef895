import type { ComponentProps } from 'react';
import { Avatar } from '../../controls/Avatar/Avatar.tsx';
import { classNames } from '../../controls/classNames.ts';
import * as styles from './AvatarStack.css.ts';

/** A person of an `AvatarStack`. */
export interface StackedPerson {
  /** Unique in the stack; the name by default. */
  id?: string | undefined;
  name?: string | null | undefined;
  /** Address of the picture. */
  picture?: string | null | undefined;
}

/** Props of `AvatarStack`, including those of a `<span>`. */
export interface AvatarStackProps extends Omit<ComponentProps<'span'>, 'children'> {
  people: readonly StackedPerson[];
  /** Maximum number of faces; 3 by default. */
  max?: number | undefined;
  /** Number of all people, for "+2" after the faces. Without it, there is none. */
  total?: number | undefined;
  /** Diameter: 20, 28, 32 (the default) or 44 px. */
  size?: 'tiny' | 'compact' | 'small' | 'medium' | undefined;
  /** Ground on which it stands, for the ring around a face; `surface` by default. */
  ground?: 'surface' | 'canvas' | undefined;
  /** `row` by default; `pair`: two faces on a diagonal, in a square of 44 px. */
  arrangement?: 'row' | 'pair' | undefined;
}

/** Overlapping faces, beside names or a count that say the same. */
export function AvatarStack({
  people,
  max = 3,
  total,
  size = 'small',
  ground = 'surface',
  arrangement = 'row',
  className,
  ...rest
}: AvatarStackProps) {
  const isPair = arrangement === 'pair';
  const most = isPair ? 2 : Number.isFinite(max) ? max : 3;
  const shown = (people ?? []).filter(Boolean).slice(0, most);
  const more = total !== undefined && Number.isFinite(total) ? total - shown.length : 0;
  return (
    <span
      {...rest}
      aria-hidden
      className={classNames(isPair ? styles.pair : styles.stack, className)}
      data-ground={ground}
      data-single={shown.length === 1 || undefined}
    >
      {shown.map((person, place) => (
        <Avatar
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that is not ours may name someone twice
          key={`${person.id ?? person.name}/${place}`}
          className={classNames(styles.face, styles.sizes[isPair ? 'small' : size])}
          size="small"
          name={person.name}
          src={person.picture}
        />
      ))}
      {!isPair && more > 0 && <span className={classNames(styles.more, styles.sizes[size])}>+{more}</span>}
    </span>
  );
}

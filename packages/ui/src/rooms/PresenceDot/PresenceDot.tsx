'use client';
import type { ComponentProps } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { peopleInRoomMessages } from '../people-in-room.messages.ts';
import * as styles from './PresenceDot.css.ts';

/** Props of `PresenceDot`, including those of a `<span>`. */
export interface PresenceDotProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whether the person is online. Unknown, nothing is drawn. */
  online: boolean | null | undefined;
}

/** Says whether a person is online: a filled dot, or a hollow one. Stands at the corner of a face. */
export function PresenceDot({ online, className, ...rest }: PresenceDotProps) {
  const texts = useMessages(peopleInRoomMessages);
  if (typeof online !== 'boolean') return null;
  return (
    <span {...rest} className={classNames(styles.dot, className)} data-online={online || undefined}>
      <span className={visuallyHidden}>{online ? texts.online : texts.offline}</span>
    </span>
  );
}

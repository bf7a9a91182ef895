import { Icon } from '@vitrine/ui';
import { type ReactNode, type Ref, useId } from 'react';
import { CHEVRON_DOWN } from '../icons/chevron-down.ts';
import { CHEVRON_RIGHT } from '../icons/chevron-right.ts';
import { RouterLink } from '../links/RouterLink.tsx';
import * as styles from './Rows.css.ts';

export interface RowGroupProps {
  heading?: string | undefined;
  /** Rows: elements whose root is an `<li>`. */
  children: ReactNode;
}

/** Rows on one surface. */
export function RowGroup({ heading, children }: RowGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={heading === undefined ? undefined : id} className={styles.section}>
      {heading !== undefined && (
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
      )}
      <ul className={styles.group}>{children}</ul>
    </section>
  );
}

export interface RowProps {
  icon: string | readonly string[];
  text: string;
  /** A muted line below the text. */
  detail?: ReactNode;
  /** A few words about the state, at the end of the row. */
  state?: ReactNode;
}

/** A row that leads to another page. */
export const LinkRow = ({ href, ...row }: RowProps & { href: string }) => (
  <li className={styles.item}>
    <RouterLink href={href} className={styles.row}>
      <Face {...row} />
      <Icon path={CHEVRON_RIGHT} size={18} strokeWidth={1.75} className={styles.onward} />
    </RouterLink>
  </li>
);

/** A row that leads nowhere, such as a fact. */
export const QuietRow = (row: RowProps) => (
  <li className={styles.item}>
    <div className={styles.quietRow}>
      <Face {...row} />
    </div>
  </li>
);

export interface ButtonRowProps extends RowProps {
  /** Whether it opens a dialog with more, which a chevron shows. */
  opensMore?: boolean | undefined;
  tone?: 'danger' | undefined;
  onPress(): void;
}

/** A row that opens a dialog. */
export const ButtonRow = ({ opensMore = false, tone, onPress, ...row }: ButtonRowProps) => (
  <li className={styles.item}>
    <button
      type="button"
      aria-haspopup="dialog"
      className={styles.row}
      data-tone={tone}
      onClick={() => onPress()}
    >
      <Face {...row} />
      {opensMore && <Icon path={CHEVRON_RIGHT} size={18} strokeWidth={1.75} className={styles.onward} />}
    </button>
  </li>
);

export interface FoldedRowProps extends RowProps {
  ref?: Ref<HTMLButtonElement> | undefined;
  open: boolean;
  onOpenChange(open: boolean): void;
  children: ReactNode;
}

/** A row that unfolds its content in place. */
export function FoldedRow({ ref, open, onOpenChange, children, ...row }: FoldedRowProps) {
  const id = useId();
  return (
    <li className={styles.item}>
      <button
        ref={ref}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={styles.tallRow}
        onClick={() => onOpenChange(!open)}
      >
        <Face {...row} />
        <Icon path={CHEVRON_DOWN} size={18} strokeWidth={1.75} className={styles.fold} />
      </button>
      {open && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, and the row is the name
        <div id={id} role="group" aria-label={row.text} className={styles.unfolded}>
          {children}
        </div>
      )}
    </li>
  );
}

const Face = ({ icon, text, detail, state }: RowProps) => (
  <>
    <Icon path={icon} size={20} strokeWidth={1.75} className={styles.icon} />
    <span className={styles.words}>
      <span className={styles.text}>{text}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </span>
    {state && <span className={styles.state}>{state}</span>}
  </>
);

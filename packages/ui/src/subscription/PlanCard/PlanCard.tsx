'use client';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Badge } from '../../controls/Badge/Badge.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { CHECK } from '../../controls/icons/check.ts';
import { CHEVRON_DOWN } from '../../controls/icons/chevron-down.ts';
import { type OpenChange, useOpen } from '../../controls/useOpen.ts';
import * as styles from './PlanCard.css.ts';

/** The button of a `PlanCard`. */
export interface PlanAction {
  /** The button's words, such as "Upgrade". */
  label: string;
  /** `primary` for the offered plan alone, `quiet` for the one that the person has, `outlined` for others. */
  look: 'primary' | 'quiet' | 'outlined';
  /** Whether the person has this plan: a check before the label, which a folded card shows too. */
  isActive?: boolean | undefined;
  /** Whether its work is under way: shows a spinner, keeps the focus, ignores presses. */
  isBusy?: boolean | undefined;
  /** Whether it cannot be pressed now. */
  disabled?: boolean | undefined;
}

/** Props of `PlanCard`, including those of an `<article>`. */
export interface PlanCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Name of the plan, which is the heading of the card. */
  name: string;
  /** Price as it is written: `$7.99`. */
  price: string;
  /** Period of the price, written directly after it: `/month`. */
  period: string;
  /** A quiet line below the price, such as the day on which the plan renews. */
  note?: ReactNode;
  /** A few words beside the name, such as "Save 38%". */
  badge?: string | undefined;
  /** Features of the plan, each once. */
  features: readonly string[];
  /** Whether it is the plan that is offered: its card has a ring of ink. */
  offered?: boolean | undefined;
  /** Whether it is unfolded on phones; omit it for an uncontrolled card. Wide windows show everything. */
  open?: boolean | undefined;
  /** Whether it is initially unfolded on phones, when uncontrolled; `offered` by default. */
  defaultOpen?: boolean | undefined;
  /** Called with the requested state, the reason, and a way to prevent the change. */
  onOpenChange?: ((open: boolean, change: OpenChange) => void) | undefined;
  /** The button at the foot. */
  action?: PlanAction | undefined;
  /** Called during the press of the button, so that a new tab may be opened. */
  onAction?: (() => void) | undefined;
  /** A line below the button, announced when it appears, such as that the checkout is in a new tab. */
  children?: ReactNode;
  /** Level of the name as a headline; 2 by default. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

const VARIANTS = { primary: 'primary', quiet: 'quiet', outlined: 'secondary' } as const;

const none: readonly string[] = [];

/** A plan of a subscription as a card, which folds on phones: price, features and one button. */
export function PlanCard({
  name,
  price,
  period,
  note,
  badge,
  features = none,
  offered = false,
  open: given,
  defaultOpen = offered,
  onOpenChange,
  action,
  onAction,
  children,
  headingLevel = 2,
  className,
  ...rest
}: PlanCardProps) {
  const [open, setOpen] = useOpen({ open: given, defaultOpen, onOpenChange });
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const nameId = `${id}-name`;
  const summaryId = `${id}-summary`;
  const stateId = `${id}-state`;
  const bodyId = `${id}-body`;
  return (
    <article
      aria-labelledby={nameId}
      {...rest}
      data-state={open ? 'open' : 'closed'}
      className={classNames(styles.card, offered && styles.offered, className)}
    >
      <div className={classNames(styles.head, badge ? styles.withBadge : undefined)}>
        <div className={styles.words}>
          <Heading id={nameId} className={styles.name}>
            <bdi>{name}</bdi>
          </Heading>
          <span id={summaryId} className={styles.summary}>
            <bdi>
              {price}
              {period}
            </bdi>
          </span>
        </div>
        {badge && <Badge className={styles.badge}>{badge}</Badge>}
        {action?.isActive && (
          <span id={stateId} className={styles.state}>
            <Icon path={CHECK} size={18} />
            {action.label}
          </span>
        )}
        <button
          type="button"
          className={styles.fold}
          aria-expanded={open}
          aria-controls={bodyId}
          aria-labelledby={nameId}
          aria-describedby={classNames(summaryId, action?.isActive && stateId)}
          onClick={() => setOpen(!open, 'trigger')}
        >
          <Icon path={CHEVRON_DOWN} size={18} strokeWidth={1.75} className={styles.chevron} />
        </button>
      </div>
      <div id={bodyId} className={styles.body}>
        <div className={styles.money}>
          <p className={styles.price}>
            <bdi>
              <span className={styles.amount}>{price}</span>
              <span className={styles.period}>{period}</span>
            </bdi>
          </p>
          {note && <div className={styles.note}>{note}</div>}
        </div>
        {/* Safari removes the role of a list without bullets. */}
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <ul role="list" className={styles.features}>
          {[...new Set(features ?? none)].map((feature) => (
            <li key={feature} className={styles.feature}>
              <Icon path={CHECK} size={18} className={styles.sign} />
              <span className={styles.featureWords}>{feature}</span>
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          {action && (
            <Button
              block
              variant={VARIANTS[action.look]}
              icon={action.isActive && <Icon path={CHECK} size={18} />}
              busy={action.isBusy}
              disabled={action.disabled}
              aria-describedby={nameId}
              className={classNames(
                styles.action,
                action.look === 'quiet' && styles.quiet,
                action.look === 'outlined' && styles.outlined,
                action.isActive && styles.active,
              )}
              onClick={() => onAction?.()}
            >
              {action.label}
            </Button>
          )}
          <div role="status" className={styles.status}>
            {children}
          </div>
        </div>
      </div>
    </article>
  );
}

'use client';
import * as RadixTabs from 'radix-ui/tabs';
import type { ComponentProps, ReactNode } from 'react';
import { useBothRefs } from '../../interaction/useBothRefs.ts';
import { useControlled } from '../../interaction/useControlled.ts';
import { distinct } from '../../provider/lists.ts';
import { classNames } from '../classNames.ts';
import { useTextDirection } from '../Slider/useTextDirection.ts';
import { withoutStates } from '../withoutStates.ts';
import * as styles from './Tabs.css.ts';

/** Which view is chosen: kept by the caller (`value`), or by the tabs (`defaultValue`). */
export interface TabsRootProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** The chosen tab; without it, the tabs keep that themselves. */
  value?: Value | undefined;
  /** The tab that is chosen at first, where they keep that themselves. */
  defaultValue?: Value | undefined;
  /** Called when another tab is chosen: by a press, or by the arrow keys as they reach it. */
  onValueChange?: ((value: NoInfer<Value>) => void) | undefined;
}

/** Holds which view is chosen, for tabs that are composed of `TabList`, `Tab` and `TabPanel`. */
export function TabsRoot<Value extends string = string>({
  value: given,
  defaultValue,
  onValueChange,
  ref,
  className,
  children,
  ...rest
}: TabsRootProps<Value>) {
  const [direction, directionRef] = useTextDirection();
  const root = useBothRefs<HTMLDivElement>(directionRef, ref);
  const [value, setValue] = useControlled<string>(given, defaultValue ?? '');
  const choose = (chosen: string) => {
    setValue(chosen);
    // The values are those of the tabs below.
    onValueChange?.(chosen as Value);
  };
  return (
    <RadixTabs.Root asChild value={value} onValueChange={choose} dir={direction}>
      {/* Radix tells its parts the direction, and writes none: the page has one. */}
      <div {...withoutStates(rest)} dir={rest.dir} ref={root} className={classNames(styles.root, className)}>
        {children}
      </div>
    </RadixTabs.Root>
  );
}

/** What a row of tabs is called, and the properties of an HTML `div`. */
export interface TabListProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** Names the row to screen readers. */
  label: string;
}

/** The row of tabs; one that is too long for its place scrolls. */
export const TabList = ({ label, className, ...rest }: TabListProps) => (
  <RadixTabs.List
    {...withoutStates(rest)}
    className={classNames(styles.list, className)}
    aria-label={label}
  />
);

/** Which view a tab chooses, and the properties of an HTML button. */
export interface TabProps extends Omit<ComponentProps<'button'>, 'value'> {
  value: string;
  /** Icon before the label: decoration. */
  icon?: ReactNode;
}

/** A tab of a `TabList`. */
export const Tab = ({ icon, className, children, onFocus, ...rest }: TabProps) => (
  <RadixTabs.Trigger
    {...withoutStates(rest)}
    className={classNames(styles.tab, className)}
    onFocus={(event) => {
      onFocus?.(event);
      event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }}
  >
    {icon && (
      <span aria-hidden className={styles.icon}>
        {icon}
      </span>
    )}
    {children}
  </RadixTabs.Trigger>
);

/** Which tab a panel belongs to, and the properties of an HTML `div`. */
export interface TabPanelProps extends ComponentProps<'div'> {
  value: string;
}

/** What a tab shows; only that of the chosen tab is on the page. */
export const TabPanel = ({ className, ...rest }: TabPanelProps) => (
  <RadixTabs.Content {...withoutStates(rest)} className={classNames(styles.panel, className)} />
);

/** One of the views that `Tabs` switches between. */
export interface TabItem<Value extends string = string> {
  value: Value;
  label: string;
  /** Icon before the label: decoration. */
  icon?: ReactNode;
  /** What its panel shows; only that of the chosen tab is on the page. */
  content: ReactNode;
  /** Whether it cannot be chosen. */
  disabled?: boolean | undefined;
}

/** The views to switch between, the one that is shown, and the properties of an HTML `div`. */
export interface TabsProps<Value extends string = string> extends Omit<TabsRootProps<Value>, 'children'> {
  /** Names the row of tabs to screen readers. */
  label: string;
  tabs: readonly TabItem<Value>[];
}

/** Views that share one place; a row too long for it scrolls. */
export function Tabs<Value extends string = string>({
  label,
  tabs: given,
  defaultValue,
  ...root
}: TabsProps<Value>) {
  const tabs = distinct('Tabs', given);
  return (
    <TabsRoot defaultValue={defaultValue ?? tabs[0]?.value} {...root}>
      <TabList label={label}>
        {tabs.map(({ value, label: name, icon, disabled }) => (
          <Tab key={value} value={value} icon={icon} disabled={disabled}>
            {name}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ value, content }) => (
        <TabPanel key={value} value={value}>
          {content}
        </TabPanel>
      ))}
    </TabsRoot>
  );
}

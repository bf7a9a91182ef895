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

/** Props of `TabsRoot`, including those of a `<div>`. */
export interface TabsRootProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** Chosen tab; omit it for uncontrolled tabs. */
  value?: Value | undefined;
  /** Initial tab when uncontrolled. */
  defaultValue?: Value | undefined;
  /** Called when the user chooses another tab. */
  onValueChange?: ((value: NoInfer<Value>) => void) | undefined;
}

/** Holds the chosen tab, for tabs composed of `TabList`, `Tab` and `TabPanel`. */
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
    // Radix passes only values of the tabs below, so the cast is safe.
    onValueChange?.(chosen as Value);
  };
  return (
    <RadixTabs.Root asChild value={value} onValueChange={choose} dir={direction}>
      {/* Radix needs the direction for its keys, but must write no `dir`, because the page has one. */}
      <div {...withoutStates(rest)} dir={rest.dir} ref={root} className={classNames(styles.root, className)}>
        {children}
      </div>
    </RadixTabs.Root>
  );
}

/** Props of `TabList`, including those of a `<div>`. */
export interface TabListProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** Name of the row, for screen readers. */
  label: string;
}

/** The row of tabs; if too long, it scrolls. */
export const TabList = ({ label, className, ...rest }: TabListProps) => (
  <RadixTabs.List
    {...withoutStates(rest)}
    className={classNames(styles.list, className)}
    aria-label={label}
  />
);

/** Props of `Tab`, including those of a `<button>`. */
export interface TabProps extends Omit<ComponentProps<'button'>, 'value'> {
  value: string;
  /** Icon before the label: decoration. */
  icon?: ReactNode;
}

/** A tab of a `TabList`. */
export const Tab = ({ icon, className, children, onFocus, onClick, ...rest }: TabProps) => (
  <RadixTabs.Trigger
    {...withoutStates(rest)}
    className={classNames(styles.tab, className)}
    onFocus={(event) => {
      onFocus?.(event);
      event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }}
    onClick={(event) => {
      onClick?.(event);
      // Radix chooses when the mouse is pressed, which a click by a program lacks: by voice control, or of a
      // press before hydration.
      const { currentTarget: tab, detail } = event;
      if (detail === 0 && !event.defaultPrevented)
        tab.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
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

/** Props of `TabPanel`, including those of a `<div>`. */
export interface TabPanelProps extends ComponentProps<'div'> {
  value: string;
}

/** Content of a tab, on the page only while the tab is chosen. */
export const TabPanel = ({ className, ...rest }: TabPanelProps) => (
  <RadixTabs.Content {...withoutStates(rest)} className={classNames(styles.panel, className)} />
);

/** One of the views that `Tabs` switches between. */
export interface TabItem<Value extends string = string> {
  value: Value;
  label: string;
  /** Icon before the label: decoration. */
  icon?: ReactNode;
  /** Content of the panel, on the page only while the tab is chosen. */
  content: ReactNode;
  disabled?: boolean | undefined;
}

/** Props of `Tabs`, including those of a `<div>`. */
export interface TabsProps<Value extends string = string> extends Omit<TabsRootProps<Value>, 'children'> {
  /** Name of the row of tabs, for screen readers. */
  label: string;
  tabs: readonly TabItem<Value>[];
}

/** Views that share one place; a long row of tabs scrolls. */
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

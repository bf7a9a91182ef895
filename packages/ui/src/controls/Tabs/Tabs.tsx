'use client';
import * as RadixTabs from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { useTextDirection } from '../Slider/useTextDirection.ts';
import * as styles from './Tabs.css.ts';

/** One of the views that `Tabs` switches between. */
export interface TabItem<Value extends string = string> {
  value: Value;
  label: string;
  /** Icon before the label: decoration. */
  icon?: ReactNode;
  /** What its panel shows; only that of the chosen tab is on the page. */
  content: ReactNode;
  /** Whether it cannot be chosen. */
  disabled?: boolean;
}

/** The views to switch between, and the one that is shown. */
export interface TabsProps<Value extends string = string> {
  /** Names the row of tabs to screen readers. */
  label: string;
  tabs: readonly TabItem<Value>[];
  /** The chosen tab. */
  value: Value;
  /** Called when another tab is chosen: by a press, or by the arrow keys as they reach it. */
  onValueChange(value: Value): void;
}

/** Views that share one place; a row too long for it scrolls. */
export function Tabs<Value extends string = string>({ label, tabs, value, onValueChange }: TabsProps<Value>) {
  const [direction, directionRef] = useTextDirection();
  const choose = (chosen: string) => {
    const tab = tabs.find((candidate) => candidate.value === chosen);
    if (tab) onValueChange(tab.value);
  };
  return (
    <div ref={directionRef} className={styles.root}>
      <RadixTabs.Root value={value} onValueChange={choose} dir={direction}>
        <RadixTabs.List className={styles.list} aria-label={label}>
          {tabs.map((tab) => (
            <RadixTabs.Trigger
              key={tab.value}
              className={styles.tab}
              value={tab.value}
              disabled={tab.disabled}
              onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
            >
              {tab.icon && (
                <span aria-hidden className={styles.icon}>
                  {tab.icon}
                </span>
              )}
              {tab.label}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
        {tabs.map((tab) => (
          <RadixTabs.Content key={tab.value} className={styles.panel} value={tab.value}>
            {tab.content}
          </RadixTabs.Content>
        ))}
      </RadixTabs.Root>
    </div>
  );
}

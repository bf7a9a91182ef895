'use client';
import * as DropdownMenu from 'radix-ui/dropdown-menu';
import { Fragment, type ReactElement, type ReactNode, useCallback, useRef } from 'react';
import { useLinkComponent } from '../../provider/UiProvider.tsx';
import { useTextDirection } from '../Slider/useTextDirection.ts';
import * as styles from './Menu.css.ts';

/** An action or a place in a `Menu`. */
export interface MenuItem {
  key: string;
  label: string;
  /** Icon before the label, 18 to 20 px: decoration. */
  icon?: ReactNode;
  /** Where it leads: then it is a link. */
  href?: string;
  /** Called once the menu is closed and its button has the focus again, so that a dialog can give it back there. */
  onSelect?(): void;
  /** Whether it takes something away. */
  destructive?: boolean;
  /** Whether it cannot be chosen now. */
  disabled?: boolean;
  /** Whether a line divides it from the item before. */
  startsGroup?: boolean;
}

/** The button of a menu, and what it offers. */
export interface MenuProps {
  /** The button that opens it; its name is the menu's. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Which edge of the button it keeps to; the end by default. */
  align?: 'start' | 'end';
}

/** Actions and places that open below a button. */
export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  const Link = useLinkComponent();
  const [direction, directionRef] = useTextDirection();
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<MenuItem['onSelect']>(undefined);
  const attach = useCallback(
    (element: HTMLButtonElement | null) => {
      button.current = element;
      directionRef(element);
    },
    [directionRef],
  );

  const close = (event: Event) => {
    event.preventDefault();
    const focusIsElsewhere = document.activeElement !== null && document.activeElement !== document.body;
    if (!focusIsElsewhere) button.current?.focus({ preventScroll: true });
    chosen.current?.();
    chosen.current = undefined;
  };

  const face = (item: MenuItem) => (
    <>
      {item.icon && (
        <span aria-hidden className={styles.icon}>
          {item.icon}
        </span>
      )}
      <span className={styles.label}>{item.label}</span>
    </>
  );

  return (
    <DropdownMenu.Root dir={direction} modal={false}>
      <DropdownMenu.Trigger asChild ref={attach}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={styles.menu}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={close}
        >
          {items.map((item) => (
            <Fragment key={item.key}>
              {item.startsGroup && <DropdownMenu.Separator className={styles.separator} />}
              <DropdownMenu.Item
                className={item.destructive ? styles.destructiveItem : styles.item}
                disabled={item.disabled}
                asChild={item.href !== undefined}
                onSelect={() => {
                  chosen.current = item.onSelect;
                }}
              >
                {item.href === undefined ? face(item) : <Link href={item.href}>{face(item)}</Link>}
              </DropdownMenu.Item>
            </Fragment>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

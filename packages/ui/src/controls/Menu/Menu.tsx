'use client';
import * as DropdownMenu from 'radix-ui/dropdown-menu';
import {
  type ComponentProps,
  createContext,
  Fragment,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useContext,
  useRef,
} from 'react';
import { PagePadding } from '../../interaction/PagePadding.tsx';
import { useBothRefs } from '../../interaction/useBothRefs.ts';
import { keyed } from '../../provider/lists.ts';
import { useLinkComponent } from '../../provider/UiProvider.tsx';
import { classNames } from '../classNames.ts';
import { useTextDirection } from '../Slider/useTextDirection.ts';
import { closingOn, type OpenProps, useOpen } from '../useOpen.ts';
import { withoutStates } from '../withoutStates.ts';
import * as styles from './Menu.css.ts';

interface MenuState {
  change: ReturnType<typeof useOpen>[1];
  button: RefObject<HTMLButtonElement | null>;
  directionRef(element: Element | null): void;
  /** What is done once the menu is closed. */
  chosen: RefObject<(() => void) | undefined>;
}

const MenuContext = createContext<MenuState | null>(null);

function useMenu(): MenuState {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error('The parts of a menu stand in a MenuRoot.');
  return menu;
}

/** Whether a menu is open, and its parts. */
export interface MenuRootProps extends OpenProps {
  /** A `MenuTrigger` and a `MenuPanel`. */
  children: ReactNode;
}

/** Holds the state of a menu that is composed of its parts. Draws nothing itself. */
export function MenuRoot({ children, ...state }: MenuRootProps) {
  const [open, change] = useOpen(state);
  const [direction, directionRef] = useTextDirection();
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<() => void>(undefined);
  return (
    <MenuContext value={{ change, button, directionRef, chosen }}>
      <DropdownMenu.Root
        dir={direction}
        modal={false}
        open={open}
        onOpenChange={(next) => change(next, next ? 'trigger' : 'close')}
      >
        {children}
      </DropdownMenu.Root>
    </MenuContext>
  );
}

/** What opens a menu. */
export interface MenuTriggerProps {
  /** A button: its name is the menu's. */
  children: ReactElement;
}

/** Makes its one child, a button, open the menu. */
export function MenuTrigger({ children }: MenuTriggerProps) {
  const { button, directionRef } = useMenu();
  const ref = useBothRefs(button, directionRef);
  return (
    <DropdownMenu.Trigger asChild ref={ref}>
      {children}
    </DropdownMenu.Trigger>
  );
}

/** Where a menu opens, and the properties of an HTML `div`. */
export interface MenuPanelProps extends ComponentProps<'div'> {
  /** Which edge of the button it keeps to; the end by default. */
  align?: 'start' | 'end';
}

/** The panel of a menu, below its button: `MenuAction`, `MenuLink` and `MenuSeparator` stand in it. */
export function MenuPanel({ align = 'end', className, children, ...rest }: MenuPanelProps) {
  const { change, button, chosen } = useMenu();
  const giveFocusBack = (event: Event) => {
    event.preventDefault();
    const focusIsElsewhere = document.activeElement !== null && document.activeElement !== document.body;
    if (!focusIsElsewhere) button.current?.focus({ preventScroll: true });
    chosen.current?.();
    chosen.current = undefined;
  };
  const closing = closingOn(change);
  return (
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        {...withoutStates(rest)}
        className={classNames(styles.menu, className)}
        align={align}
        sideOffset={6}
        collisionPadding={8}
        onEscapeKeyDown={closing.onEscapeKeyDown}
        onInteractOutside={(event) => {
          // The button closes it by itself.
          if (button.current?.contains(event.target as Node)) event.preventDefault();
          closing.onInteractOutside(event);
        }}
        onCloseAutoFocus={giveFocusBack}
      >
        {children}
        <PagePadding />
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  );
}

/** What actions and links of a menu have in common. */
export interface MenuFaceProps {
  /** Icon before the label, 18 to 20 px: decoration. */
  icon?: ReactNode;
  /** Whether it takes something away. */
  destructive?: boolean;
  /** Whether it cannot be chosen now. */
  disabled?: boolean;
  /** Called once the menu is closed and its button has the focus again, so that a dialog can give it back there. */
  onSelect?(): void;
}

/** What an action of a menu does, and the properties of an HTML `div`. */
export interface MenuActionProps extends MenuFaceProps, Omit<ComponentProps<'div'>, 'onSelect'> {}

/** Something to do, in a menu. */
export function MenuAction({
  icon,
  destructive = false,
  onSelect,
  className,
  children,
  ...rest
}: MenuActionProps) {
  const { chosen } = useMenu();
  return (
    <DropdownMenu.Item
      {...withoutStates(rest)}
      className={classNames(destructive ? styles.destructiveItem : styles.item, className)}
      onSelect={() => {
        chosen.current = onSelect;
      }}
    >
      <Face icon={icon}>{children}</Face>
    </DropdownMenu.Item>
  );
}

/** Where a link of a menu leads, and the properties of a link. */
export interface MenuLinkProps extends MenuFaceProps, Omit<ComponentProps<'a'>, 'href' | 'onSelect'> {
  href: string;
}

/** A place to go to, in a menu. */
export function MenuLink({
  icon,
  destructive = false,
  disabled,
  onSelect,
  className,
  children,
  ...rest
}: MenuLinkProps) {
  const Link = useLinkComponent();
  const { chosen } = useMenu();
  return (
    <DropdownMenu.Item
      asChild
      disabled={disabled}
      onSelect={() => {
        chosen.current = onSelect;
      }}
    >
      <Link
        {...withoutStates(rest)}
        className={classNames(destructive ? styles.destructiveItem : styles.item, className)}
      >
        <Face icon={icon}>{children}</Face>
      </Link>
    </DropdownMenu.Item>
  );
}

/** A line between groups of a menu. */
export const MenuSeparator = ({ className, ...rest }: ComponentProps<'div'>) => (
  <DropdownMenu.Separator {...withoutStates(rest)} className={classNames(styles.separator, className)} />
);

const Face = ({ icon, children }: Pick<MenuFaceProps, 'icon'> & { children: ReactNode }) => (
  <>
    {icon && (
      <span aria-hidden className={styles.icon}>
        {icon}
      </span>
    )}
    <span className={styles.label}>{children}</span>
  </>
);

/** An action or a place in a `Menu`. */
export interface MenuItem extends MenuFaceProps {
  key: string;
  label: string;
  /** Where it leads: then it is a link. */
  href?: string;
  /** Whether a line divides it from the item before. */
  startsGroup?: boolean;
}

/** The button of a menu, what it offers, and the properties of an HTML `div`, which are those of its panel. */
export interface MenuProps extends OpenProps, Omit<MenuPanelProps, 'children'> {
  /** The button that opens it; its name is the menu's. */
  trigger: ReactElement;
  items: readonly MenuItem[];
}

/**
 * Actions and places that open below a button. Composed of `MenuRoot`, `MenuTrigger`, `MenuPanel`, `MenuAction`, `MenuLink` and
 * `MenuSeparator`, for what it does not foresee.
 */
export function Menu({ trigger, items, open, defaultOpen, onOpenChange, ...panel }: MenuProps) {
  return (
    <MenuRoot open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <MenuTrigger>{trigger}</MenuTrigger>
      <MenuPanel {...panel}>
        {keyed('Menu', items, (item) => item.key).map(
          ([key, { key: _, label, href, startsGroup, ...item }]) => (
            <Fragment key={key}>
              {startsGroup && <MenuSeparator />}
              {href === undefined ? (
                <MenuAction {...item}>{label}</MenuAction>
              ) : (
                <MenuLink {...item} href={href}>
                  {label}
                </MenuLink>
              )}
            </Fragment>
          ),
        )}
      </MenuPanel>
    </MenuRoot>
  );
}

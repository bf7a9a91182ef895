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
  useLayoutEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { useBothRefs } from '../../interaction/useBothRefs.ts';
import { keyed } from '../../provider/lists.ts';
import { useLinkComponent, usePortalContainer } from '../../provider/UiProvider.tsx';
import { classNames } from '../classNames.ts';
import { useTextDirection } from '../Slider/useTextDirection.ts';
import { closingOn, type OpenProps, type OpenReason, useOpen } from '../useOpen.ts';
import { withoutStates } from '../withoutStates.ts';
import * as styles from './Menu.css.ts';

interface MenuState {
  /** Closes the menu without anything chosen. */
  dismiss(open: boolean, reason: OpenReason): void;
  /** Closes the menu for what was chosen in it. */
  choose(event: Event, onSelect: MenuFaceProps['onSelect']): void;
  /** Does what was chosen, once. */
  carryOut(): void;
  button: RefObject<HTMLButtonElement | null>;
  directionRef(element: Element | null): void;
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
  const { dismiss, choose, carryOut } = useChoice(open, change);
  return (
    <MenuContext value={{ dismiss, choose, carryOut, button, directionRef }}>
      <DropdownMenu.Root
        dir={direction}
        modal={false}
        open={open}
        // Radix is left to hear of the button alone.
        onOpenChange={(next) => (next ? change(true, 'trigger') : dismiss(false, 'trigger'))}
      >
        {children}
      </DropdownMenu.Root>
    </MenuContext>
  );
}

/** What is chosen in a menu: done once it has closed, or at once where it stays open. */
function useChoice(open: boolean, change: ReturnType<typeof useOpen>[1]) {
  const isOpen = useRef(open);
  useLayoutEffect(() => {
    isOpen.current = open;
  }, [open]);
  const chosen = useRef<() => void>(undefined);
  const carryOut = () => {
    const act = chosen.current;
    chosen.current = undefined;
    act?.();
  };
  return {
    carryOut,
    dismiss(next: boolean, reason: OpenReason) {
      // Chosen before it was opened anew, and passed by since.
      if (isOpen.current) chosen.current = undefined;
      change(next, reason);
    },
    choose(event: Event, onSelect: MenuFaceProps['onSelect']) {
      // Else Radix would close the menu, whatever its owner says.
      event.preventDefault();
      chosen.current = () => onSelect?.(event);
      flushSync(() => change(false, 'item'));
      if (isOpen.current) carryOut();
    },
  };
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
  align?: 'start' | 'end' | undefined;
}

/** The panel of a menu, below its button: `MenuAction`, `MenuLink` and `MenuSeparator` stand in it. */
export function MenuPanel({ align = 'end', className, children, ...rest }: MenuPanelProps) {
  const { dismiss, carryOut, button } = useMenu();
  const container = usePortalContainer();
  const giveFocusBack = (event: Event) => {
    event.preventDefault();
    const focusIsElsewhere = document.activeElement !== null && document.activeElement !== document.body;
    if (!focusIsElsewhere) button.current?.focus({ preventScroll: true });
    carryOut();
  };
  const closing = closingOn(dismiss);
  return (
    <DropdownMenu.Portal container={container}>
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
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  );
}

/** What actions and links of a menu have in common. */
export interface MenuFaceProps {
  /** Icon before the label, 18 to 20 px: decoration. */
  icon?: ReactNode;
  /** Whether it takes something away. */
  destructive?: boolean | undefined;
  /** Whether it cannot be chosen now. */
  disabled?: boolean | undefined;
  /**
   * Called once the menu is closed and its button has the focus again, so that a dialog can give it back there. Where
   * `onOpenChange` keeps the menu open (`change.reason === 'item'`, `change.preventDefault()`), called within the press, as what a
   * browser allows only then needs it: copying, sharing.
   */
  onSelect?: ((event: Event) => void) | undefined;
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
  const { choose } = useMenu();
  return (
    <DropdownMenu.Item
      {...withoutStates(rest)}
      className={classNames(destructive ? styles.destructiveItem : styles.item, className)}
      onSelect={(event) => choose(event, onSelect)}
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
  const { choose } = useMenu();
  return (
    <DropdownMenu.Item asChild disabled={disabled} onSelect={(event) => choose(event, onSelect)}>
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
  href?: string | undefined;
  /** Whether a line divides it from the item before. */
  startsGroup?: boolean | undefined;
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

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
import { type LayerPanel, useLayer } from '../../interaction/useLayer.ts';
import { keyed } from '../../provider/lists.ts';
import { useLinkComponent, usePortalContainer } from '../../provider/UiProvider.tsx';
import { classNames } from '../classNames.ts';
import { useTextDirection } from '../Slider/useTextDirection.ts';
import { type OpenProps, useOpen } from '../useOpen.ts';
import { withoutStates } from '../withoutStates.ts';
import * as styles from './Menu.css.ts';

interface MenuState {
  layer: LayerPanel;
  choose(event: Event, onSelect: MenuFaceProps['onSelect']): void;
  button: RefObject<HTMLButtonElement | null>;
  /** Whether a choice has given the focus back before Radix asks for it. */
  isFocusBack: RefObject<boolean>;
  directionRef(element: Element | null): void;
}

const MenuContext = createContext<MenuState | null>(null);

function useMenu(): MenuState {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error('The parts of a menu stand in a MenuRoot.');
  return menu;
}

/** Props of `MenuRoot`. */
export interface MenuRootProps extends OpenProps {
  /** A `MenuTrigger` and a `MenuPanel`. */
  children: ReactNode;
}

/** Holds the state of a menu composed of parts. */
export function MenuRoot({ children, ...state }: MenuRootProps) {
  const [open, change] = useOpen(state);
  const [direction, directionRef] = useTextDirection();
  const button = useRef<HTMLButtonElement>(null);
  const isFocusBack = useRef(false);
  const choose = useChoice(open, change, button, isFocusBack);
  const layer = useLayer(open, {
    onEscape() {
      change(false, 'escape');
      return true;
    },
    onPressOutside: () => change(false, 'outside'),
  });
  return (
    <MenuContext value={{ layer, choose, button, isFocusBack, directionRef }}>
      <DropdownMenu.Root
        dir={direction}
        modal={false}
        open={open}
        // Radix reports only presses of the button here; other ways to close the menu have their own
        // handlers.
        onOpenChange={(next) => change(next, 'trigger')}
      >
        {children}
      </DropdownMenu.Root>
    </MenuContext>
  );
}

/**
 * Closes the menu, returns the focus, and runs the chosen item's handler, all during the press: a key typed
 * right after it reaches what the handler focused.
 */
function useChoice(
  open: boolean,
  change: ReturnType<typeof useOpen>[1],
  button: RefObject<HTMLButtonElement | null>,
  isFocusBack: RefObject<boolean>,
) {
  const isOpen = useRef(open);
  useLayoutEffect(() => {
    isOpen.current = open;
  }, [open]);
  return (event: Event, onSelect: MenuFaceProps['onSelect']) => {
    // Otherwise Radix would close the menu even if its owner keeps it open.
    event.preventDefault();
    flushSync(() => change(false, 'item'));
    if (!isOpen.current) {
      button.current?.focus({ preventScroll: true });
      isFocusBack.current = true;
    }
    onSelect?.(event);
  };
}

/** Props of `MenuTrigger`. */
export interface MenuTriggerProps {
  /** Button that opens the menu; its name is the menu's name. */
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

/** Props of `MenuPanel`, including those of a `<div>`. */
export interface MenuPanelProps extends ComponentProps<'div'> {
  /** Edge of the button that the menu aligns with; the end by default. */
  align?: 'start' | 'end' | undefined;
}

/** The panel of a menu, below its button, with `MenuAction`, `MenuLink` and `MenuSeparator` inside. */
export function MenuPanel({ align = 'end', className, children, ...rest }: MenuPanelProps) {
  const { layer, button, isFocusBack } = useMenu();
  const container = usePortalContainer();
  const giveFocusBack = (event: Event) => {
    event.preventDefault();
    const isDone = isFocusBack.current;
    isFocusBack.current = false;
    if (isDone) return;
    const focusIsElsewhere = document.activeElement !== null && document.activeElement !== document.body;
    if (!focusIsElsewhere) button.current?.focus({ preventScroll: true });
  };
  return (
    <DropdownMenu.Portal container={container}>
      <DropdownMenu.Content
        {...withoutStates(rest)}
        className={classNames(styles.menu, className)}
        align={align}
        sideOffset={6}
        collisionPadding={8}
        {...layer}
        onInteractOutside={(event) => {
          // The button's own press handler closes the menu, so a press on it is not outside.
          if (button.current?.contains(event.target as Node)) event.preventDefault();
          layer.onInteractOutside(event);
        }}
        onCloseAutoFocus={giveFocusBack}
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  );
}

/** Props shared by the actions and links of a menu. */
export interface MenuFaceProps {
  /** Icon before the label: decoration. */
  icon?: ReactNode;
  /** Whether it removes something; shown in the danger colour. */
  destructive?: boolean | undefined;
  /** Whether it cannot be chosen now. */
  disabled?: boolean | undefined;
  /**
   * Called during the press, as browsers require for copying and sharing, once the menu is closed and its
   * button has the focus again, unless the choice leaves the menu open.
   */
  onSelect?: ((event: Event) => void) | undefined;
}

/** Props of `MenuAction`, including those of a `<div>`. */
export interface MenuActionProps extends MenuFaceProps, Omit<ComponentProps<'div'>, 'onSelect'> {}

/** An action in a menu. */
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

/** Props of `MenuLink`, including those of a link. */
export interface MenuLinkProps extends MenuFaceProps, Omit<ComponentProps<'a'>, 'href' | 'onSelect'> {
  href: string;
}

/** A link in a menu. */
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

/** An action or a link in a `Menu`. */
export interface MenuItem extends MenuFaceProps {
  key: string;
  label: string;
  /** Address; makes the item a link. */
  href?: string | undefined;
  /** Whether a line precedes it. */
  startsGroup?: boolean | undefined;
}

/** Props of `Menu`, including those of a `<div>`. */
export interface MenuProps extends OpenProps, Omit<MenuPanelProps, 'children'> {
  /** Button that opens the menu; its name is the menu's name. */
  trigger: ReactElement;
  items: readonly MenuItem[];
}

/** Actions and links that open below a button. Compose other layouts from `MenuRoot` and its parts. */
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

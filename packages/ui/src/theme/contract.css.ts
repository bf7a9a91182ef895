import { createGlobalThemeContract } from '@vanilla-extract/css';
import { nameOfRole } from './custom-property.ts';

/**
 * The roles a theme fills. Components name roles, never hues and never a mode.
 * Each becomes a custom property (`--vitrine-color-accent`), so that a page can override it with plain CSS; `createTheme` makes a
 * sheet of all of them.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The page. */
      canvas: null,
      /** Dialogs, menus, bubbles of others. */
      surface: null,
      /** Wells, skeletons, inputs. */
      sunken: null,
      /** Text and primary buttons. */
      ink: null,
      /** Retailer, time, helper text. */
      inkMuted: null,
      /** The rare divider: decoration only. */
      line: null,
      /** Borders that tell a control from its ground. */
      edge: null,
      /** Hearts, the active tab, links in text, unread marks. */
      accent: null,
      /** Text and icons on ink. */
      onInk: null,
      /** Text and icons on accent. */
      onAccent: null,
      /** Verified. */
      positive: null,
      /** A price that changed. */
      warning: null,
      /** Delete, and what failed. */
      danger: null,
      /** The ring around what has the keyboard's focus. */
      focus: null,
      /** The veil between a dialog and the page. */
      scrim: null,
      /** The translucent disc under an icon that lies on a picture. */
      disc: null,
      /** An icon on that disc. */
      onDisc: null,
      /** Over pictures: dims them a little where the page is dark. */
      veil: null,
      /** A ground that shows that the pointer is over a control. */
      hover: null,
    },
    shadow: {
      /** Buttons and bars that float over the page. */
      float: null,
      /** Dialogs, menus, toasts. */
      overlay: null,
    },
    font: {
      /** Word mark, headlines, page titles, empty states. */
      display: null,
      /** All text that is no headline. */
      text: null,
    },
    radius: {
      /** Buttons, fields, and what lies in menus. */
      control: null,
      /** Pictures, cards, menus. */
      card: null,
      /** Dialogs and sheets. */
      dialog: null,
    },
  },
  (_, path) => nameOfRole(path),
);

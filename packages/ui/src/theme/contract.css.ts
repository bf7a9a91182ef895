import { createGlobalThemeContract } from '@vanilla-extract/css';
import { nameOfRole } from './custom-property.ts';

/**
 * Roles that a theme fills. Each is a custom property (`--vitrine-color-accent`), which plain CSS can
 * override.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** Background of the page. */
      canvas: null,
      /** Background of dialogs, menus and other people's message bubbles. */
      surface: null,
      /** Background of wells, skeletons and inputs. */
      sunken: null,
      /** Text and primary buttons. */
      ink: null,
      /** Quiet text: retailer, time, help. */
      inkMuted: null,
      /** The rare divider: decoration only. */
      line: null,
      /** Borders that set a control apart from its background. */
      edge: null,
      /** Hearts, the active tab, links in text, unread marks. */
      accent: null,
      /** Text and icons on ink. */
      onInk: null,
      /** Text and icons on accent. */
      onAccent: null,
      /** Success, and verified marks. */
      positive: null,
      /** Warnings, and a price that changed. */
      warning: null,
      /** Delete actions and failures. */
      danger: null,
      /** Ring around the element with keyboard focus. */
      focus: null,
      /** Layer that dims the page behind a dialog. */
      scrim: null,
      /** Translucent disc under an icon on a picture. */
      disc: null,
      /** Icon on `disc`. */
      onDisc: null,
      /** Layer over pictures that dims them slightly in dark mode. */
      veil: null,
      /** Background of a control under the pointer. */
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
      /** All other text. */
      text: null,
    },
    radius: {
      /** Buttons, fields and menu items. */
      control: null,
      /** Pictures, cards, menus. */
      card: null,
      /** Dialogs and sheets. */
      dialog: null,
    },
  },
  (_, path) => nameOfRole(path),
);

/**
 * What the states mean that components say of themselves, for those who write rules: `[data-state=closed]` without its brackets, with the
 * folder before it where it means something else there. A test sees to it that each has its words.
 */
export const MEANINGS: Readonly<Record<string, string>> = {
  'aria-busy=true': 'What was pressed is under way.',
  'aria-current=page': 'It leads to the page that is open.',
  'aria-disabled=true': 'It cannot be used now; Tab still comes to it.',
  'aria-invalid=true': 'What was filled in is refused.',
  'aria-pressed=true': 'It is on.',
  'aria-selected=true': 'It is the chosen one.',
  'data-active': 'Enter would take this option.',
  'data-compact': 'The row is drawn low, with small pictures.',
  'data-disabled': 'It cannot be used now.',
  'data-end=from': 'The thumb at the lower end of a range.',
  'data-end=to': 'The thumb at the upper end of a range.',
  'data-hidden': 'It is not wanted yet, and cannot be seen or reached.',
  'data-highlighted': 'It has the focus, which follows the pointer.',
  'data-invalid': 'What was filled in is refused.',
  'data-like-pending': 'The server has not answered a like yet.',
  'data-orientation=horizontal': 'The choices stand in a row.',
  'data-over': 'The text is longer than its limit.',
  'controls/FileDrop data-over': 'Files are held over it.',
  'data-popped': 'It was liked by a press, not from the start.',
  'data-saved': 'The search is saved.',
  'data-scrolled': 'The page below it is scrolled.',
  'data-state=closed': 'It is closing, until what moves has come to its end.',
  'data-state=open': 'It is open.',
  'data-state=past': 'The word before the one that is shown.',
  'data-state=shown': 'The word that is shown.',
  'data-stuck': 'It stays at the top while the page moves below it.',
  'data-swipe=cancel': 'It was let go too early, and returns.',
  'data-swipe=move': 'A finger moves it away.',
  'data-unavailable': 'There is no price to show.',
  'data-unsent': 'It is on its way, or did not arrive.',
  'data-zoomed': 'The picture is shown enlarged.',
};

/** What components say to themselves only: it may be gone in any version. */
export const NOT_FOR_RULES: ReadonlySet<string> = new Set([
  'aria-hidden',
  'data-beside-shop',
  'data-decoded',
  'data-drawn',
  'data-from-edge',
  'data-last',
  'data-locked',
  'data-needless',
  'data-priority',
  'data-scrim',
  'data-single',
  'data-stars',
  'data-untitled',
]);

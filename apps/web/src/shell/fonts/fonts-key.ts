/**
 * Storage key of the address of the font styles, set once the browser has them. An inline script reads it,
 * too.
 */
export const FONTS_KEY = 'fonts';
/** Storage key of the paths of the document's fonts, set once the browser has them. */
export const DOCUMENT_FONTS_KEY = 'fonts:document';

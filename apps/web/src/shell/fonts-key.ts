/** Where the browser keeps the address of the fonts' styles once it has them; the first lines of the document read it too. */
export const FONTS_KEY = 'fonts';

export const COMPOSER_PATH = '/create';

/** Returns the id of a post's toast. A later toast with the same id replaces it. */
export const toastOfPublication = (clientId: string): string => `publication ${clientId}`;

/** Address of the composer. */
export const COMPOSER_PATH = '/create';

/** Name of the message about a post: its outcome takes the place of what was said before. */
export const toastOfPublication = (clientId: string): string => `publication ${clientId}`;

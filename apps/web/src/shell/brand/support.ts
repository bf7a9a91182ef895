/** Address for mails to support; undefined if the shop gives none. A build with `SHOP` rewrites this module. */
export const supportEmail: string | undefined = 'support@vitrine.example';

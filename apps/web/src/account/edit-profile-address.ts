export const EMAIL_HASH = '#email';

/** Address of Edit Profile with the email unfolded. */
export const EDIT_EMAIL = `/edit-profile${EMAIL_HASH}`;

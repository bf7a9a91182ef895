import { defineDrafts } from '../drafts/drafts.ts';

/** What stands in the fields of the profile form. */
export interface EditProfileValues {
  username: string;
  name: string;
  email: string;
  bio: string;
  /** As it is typed: MM/DD/YYYY. */
  birthday: string;
  gender: string;
  country: string;
  currentPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

/** What is never kept anywhere. */
export const PASSWORDS = ['currentPassword', 'newPassword', 'confirmNewPassword'] as const;

/** What was changed of a profile and is not saved. */
export type ProfileEdits = Partial<Omit<EditProfileValues, (typeof PASSWORDS)[number]>>;

/** The only edit that there is at a time. */
export const OWN_PROFILE = 'own';

const FIELDS: readonly (keyof ProfileEdits)[] = [
  'username',
  'name',
  'email',
  'bio',
  'birthday',
  'gender',
  'country',
];

/** Edits of profiles that are not saved. */
export const profileEdits = defineDrafts<ProfileEdits>({
  kind: 'profile',
  draftFrom(kept) {
    const read = (kept ?? {}) as Record<string, unknown>;
    const typed = FIELDS.flatMap((field) => (typeof read[field] === 'string' ? [[field, read[field]]] : []));
    return typed.length > 0 ? (Object.fromEntries(typed) as ProfileEdits) : undefined;
  },
});

import { defineDrafts } from '../drafts/drafts.ts';

/** Values of the profile form. */
export interface EditProfileValues {
  username: string;
  name: string;
  email: string;
  bio: string;
  /** As typed: MM/DD/YYYY. */
  birthday: string;
  gender: string;
  country: string;
  currentPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

/** Fields that drafts never store. */
export const PASSWORDS = ['currentPassword', 'newPassword', 'confirmNewPassword'] as const;

export type ProfileEdits = Partial<Omit<EditProfileValues, (typeof PASSWORDS)[number]>>;

/** The only key of these drafts: viewers edit only their own profile. */
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

export const profileEdits = defineDrafts<ProfileEdits>({
  kind: 'profile',
  draftFrom(kept) {
    const read = (kept ?? {}) as Record<string, unknown>;
    const typed = FIELDS.flatMap((field) => (typeof read[field] === 'string' ? [[field, read[field]]] : []));
    return typed.length > 0 ? (Object.fromEntries(typed) as ProfileEdits) : undefined;
  },
});

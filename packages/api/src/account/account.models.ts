import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { webLinkOf } from '../contract/decode.ts';
import { reads } from '../contract/reading.ts';
import { COUNTRIES, GENDERS } from '../profile/profile.rules.ts';
import { EMAIL_MAX, PASSWORD_MAX } from '../session/session.rules.ts';

const MOST = 2000;
const text = z.string().check(z.maxLength(MOST));
const password = z.optional(z.nullable(z.string().check(z.maxLength(PASSWORD_MAX))));

/** Changes of an account; fields that are left out stay as they are. */
export const ProfileUpdate = z
  .object({
    userId: z.optional(Id),
    username: z.optional(text),
    name: z.optional(z.nullable(text)),
    email: z
      .optional(z.string().check(z.maxLength(EMAIL_MAX)))
      .check(z.meta({ description: 'Another one than now takes its place once it is verified.' })),
    bio: z.optional(z.nullable(text)),
    birthday: z.optional(text).check(z.meta({ description: 'MM/DD/YYYY or YYYY-MM-DD.' })),
    gender: z.optional(z.enum(GENDERS)),
    country: z.optional(z.enum(COUNTRIES)),
    email_verified: z
      .optional(z.nullable(z.boolean()))
      .check(z.meta({ description: 'Taken from older clients, and not believed.' })),
    currentPassword: password,
    newPassword: password,
    confirmNewPassword: password,
  })
  .check(z.meta({ id: 'ProfileUpdate' }));
/** Changes of an account. */
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;

const Success = z.boolean().check(reads({ otherwise: true }));
const Message = z.string().check(reads({ otherwise: '' }));

/** The outcome of a change of an account. */
export const ProfileUpdated = z
  .object({
    success: Success,
    message: Message,
    emailChanged: z
      .boolean()
      .check(
        z.meta({ description: 'Whether another address waits to be verified since this change.' }),
        reads({ otherwise: false }),
      ),
    pendingEmail: z
      .nullable(z.string())
      .check(z.meta({ description: 'The address that waits to be verified, if one does.' })),
  })
  .check(z.meta({ id: 'ProfileUpdated' }));
/** The outcome of a change of an account. */
export type ProfileUpdated = z.infer<typeof ProfileUpdated>;

/** A picture that stands on a profile now. */
export const PictureKept = z
  .object({
    success: Success,
    signedUrl: z.nullable(z.string()).check(reads({ from: ['signedUrl', 'url'], as: webLinkOf })),
  })
  .check(z.meta({ id: 'PictureKept' }));
/** A picture that stands on a profile now. */
export type PictureKept = z.infer<typeof PictureKept>;

/** The outcome of a verification. */
export const EmailVerified = z
  .object({
    success: Success,
    message: Message,
    emailUpdated: z
      .boolean()
      .check(
        z.meta({ description: 'Whether the address took the place of another.' }),
        reads({ otherwise: false }),
      ),
  })
  .check(z.meta({ id: 'EmailVerified' }));
/** The outcome of a verification. */
export type EmailVerified = z.infer<typeof EmailVerified>;

/** Something was done, and is said in words. */
export const Told = z.object({ success: Success, message: Message }).check(z.meta({ id: 'Told' }));
/** Something was done, and is said in words. */
export type Told = z.infer<typeof Told>;

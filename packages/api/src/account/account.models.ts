import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { webLinkOf } from '../contract/decode.ts';
import { type Decoded, reads } from '../contract/reading.ts';
import { COUNTRIES, GENDERS } from '../profile/profile.rules.ts';
import { EMAIL_MAX, PASSWORD_MAX } from '../session/session.rules.ts';

const MOST = 2000;
const text = z.string().check(z.maxLength(MOST));
const password = z.optional(z.nullable(z.string().check(z.maxLength(PASSWORD_MAX))));

/** Changes of an account; omitted fields stay unchanged. */
export const ProfileUpdate = z
  .object({
    userId: z.optional(Id),
    username: z.optional(text),
    name: z.optional(z.nullable(text)),
    email: z
      .optional(z.string().check(z.maxLength(EMAIL_MAX)))
      .check(z.meta({ description: 'A new address replaces the current one once it is verified.' })),
    bio: z.optional(z.nullable(text)),
    birthday: z.optional(text).check(z.meta({ description: 'MM/DD/YYYY or YYYY-MM-DD.' })),
    gender: z.optional(z.enum(GENDERS)),
    country: z.optional(z.enum(COUNTRIES)),
    email_verified: z
      .optional(z.nullable(z.boolean()))
      .check(z.meta({ description: 'Accepted from older clients, but ignored.' })),
    currentPassword: password,
    newPassword: password,
    confirmNewPassword: password,
  })
  .check(z.meta({ id: 'ProfileUpdate' }));
/** Changes of an account. */
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;

const Success = z.boolean().check(reads({ otherwise: true }));
const Message = z.string().check(reads({ otherwise: '' }));

/** Result of an account change. */
export const ProfileUpdated = z
  .object({
    success: Success,
    message: Message,
    emailChanged: z
      .boolean()
      .check(
        z.meta({ description: 'Whether this change set a new address that is yet to be verified.' }),
        reads({ otherwise: false }),
      ),
    pendingEmail: z
      .nullable(z.string())
      .check(z.meta({ description: 'The address yet to be verified, if any.' })),
  })
  .check(z.meta({ id: 'ProfileUpdated' }));
/** Result of an account change. */
export type ProfileUpdated = Decoded<z.infer<typeof ProfileUpdated>>;

/** Answer to a new profile picture or cover photo. */
export const PictureKept = z
  .object({
    success: Success,
    signedUrl: z.nullable(z.string()).check(reads({ from: ['signedUrl', 'url'], as: webLinkOf })),
  })
  .check(z.meta({ id: 'PictureKept' }));
/** Answer to a new profile picture or cover photo. */
export type PictureKept = Decoded<z.infer<typeof PictureKept>>;

/** Result of an email verification. */
export const EmailVerified = z
  .object({
    success: Success,
    message: Message,
    emailUpdated: z
      .boolean()
      .check(
        z.meta({ description: 'Whether the address replaced another one.' }),
        reads({ otherwise: false }),
      ),
  })
  .check(z.meta({ id: 'EmailVerified' }));
/** Result of an email verification. */
export type EmailVerified = Decoded<z.infer<typeof EmailVerified>>;

export const MessageAnswer = z
  .object({ success: Success, message: Message })
  .check(z.meta({ id: 'MessageAnswer' }));
export type MessageAnswer = Decoded<z.infer<typeof MessageAnswer>>;

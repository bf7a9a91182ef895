import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { fieldsOf } from '../contract/decode.ts';
import { area, endpoint } from '../contract/endpoint.ts';
import { EMAIL_MAX, emailProblem, PASSWORD_MAX, sessionErrors } from '../session/session.rules.ts';
import { uploadErrors } from '../uploads/upload-errors.ts';
import { UploadPlace, UploadWish } from '../uploads/uploads.models.ts';
import {
  EmailVerified,
  MessageAnswer,
  PictureKept,
  ProfileUpdate,
  ProfileUpdated,
} from './account.models.ts';
import { accountErrors, accountProblem, resetProblem, trimmedEmail } from './account.rules.ts';

const {
  verification_invalid,
  too_many_resets,
  reset_missing,
  reset_invalid,
  too_many_reset_tries,
  ...updateErrors
} = accountErrors;
const { too_many_verifications } = accountErrors;
const { wrong_credentials, too_many_registrations, ...identityErrors } = sessionErrors;
const {
  email_taken,
  email_invalid,
  password_required,
  password_too_short,
  password_too_long,
  password_common,
} = sessionErrors;
const { upload_type, upload_size, too_many_uploads, uploads_used_up, upload_unknown, upload_content } =
  uploadErrors;

const byThemselves = z.object({ userId: z.optional(Id) });
const key = z.string().check(z.maxLength(64));

export const accountContract = area({
  description: 'Changes of one’s own profile and email address.',
  calls: {
    update: endpoint({
      method: 'PUT',
      path: '/api/profile/update',
      who: 'person',
      summary: 'Change one’s own profile',
      description:
        'Omitted fields stay unchanged; birthday, gender and country must be set afterwards. A new email address replaces ' +
        'the current one once it is verified. A new password requires the current one, and ends all other sessions.',
      body: ProfileUpdate,
      check: (body) => accountProblem(fieldsOf(body)),
      response: ProfileUpdated,
      errors: { ...identityErrors, ...updateErrors },
    }),
    askPictureUpload: endpoint({
      method: 'POST',
      path: '/api/profile/get-profile-picture-url',
      who: 'person',
      summary: 'Upload URL for a profile picture',
      query: byThemselves,
      body: UploadWish,
      response: UploadPlace,
      errors: { upload_type, upload_size, too_many_uploads, uploads_used_up },
    }),
    keepPicture: endpoint({
      method: 'POST',
      path: '/api/profile/update-profile-picture',
      who: 'person',
      summary: 'Use an uploaded file as profile picture',
      body: z.object({ userId: z.optional(Id), key }),
      response: PictureKept,
      errors: { upload_size, upload_unknown, upload_content },
    }),
    askCoverUpload: endpoint({
      method: 'POST',
      path: '/api/profile/get-cover-photo-url',
      who: 'person',
      summary: 'Upload URL for a cover photo',
      query: byThemselves,
      body: UploadWish,
      response: UploadPlace,
      errors: { upload_type, upload_size, too_many_uploads, uploads_used_up },
    }),
    keepCover: endpoint({
      method: 'PUT',
      path: '/api/profile/cover-photo/{id}',
      who: 'person',
      summary: 'Use an uploaded file as cover photo',
      self: 'params.id',
      params: z.object({ id: Id }),
      body: z.object({ key }),
      response: PictureKept,
      errors: { upload_size, upload_unknown, upload_content },
    }),
    removePicture: endpoint({
      method: 'DELETE',
      path: '/api/profile/profile-picture/{id}',
      who: 'person',
      summary: 'Remove the profile picture; no error if there is none',
      self: 'params.id',
      params: z.object({ id: Id }),
      response: MessageAnswer,
      extension: true,
    }),
    removeCover: endpoint({
      method: 'DELETE',
      path: '/api/profile/cover-photo/{id}',
      who: 'person',
      summary: 'Remove the cover photo; no error if there is none',
      self: 'params.id',
      params: z.object({ id: Id }),
      response: MessageAnswer,
      extension: true,
    }),
    cancelPendingEmail: endpoint({
      method: 'POST',
      path: '/api/profile/cancel-pending-email',
      who: 'person',
      summary: 'Cancel a pending change of the email address',
      body: byThemselves,
      response: MessageAnswer,
    }),
    verifyEmail: endpoint({
      method: 'GET',
      path: '/api/email-verification/verify',
      who: 'anyone',
      summary: 'Verify an email address with the token of a mail',
      description: 'Each token works once; a repeat returns the result of the first use.',
      query: z.object({ token: z._default(z.string(), '') }),
      response: EmailVerified,
      errors: { verification_invalid, email_taken },
    }),
    resendVerification: endpoint({
      method: 'POST',
      path: '/api/email-verification/resend',
      who: 'anyone',
      summary: 'Send the verification mail again',
      description: 'The answer is the same whether or not an account has this address.',
      body: z.object({
        email: z.string().check(z.maxLength(EMAIL_MAX)),
        platform: z.optional(z.string().check(z.maxLength(20))),
      }),
      check: (body) => emailProblem(fieldsOf(body).email),
      response: MessageAnswer,
      errors: { email_invalid, too_many_verifications },
    }),
    forgotPassword: endpoint({
      method: 'POST',
      path: '/api/profile/forgot-password',
      who: 'anyone',
      summary: 'Send a link to reset the password',
      description:
        'The answer is the same whether or not an account has this address. Links go to verified addresses only.',
      body: z.object({ email: z.string().check(z.maxLength(EMAIL_MAX * 2)) }),
      check: (body) => emailProblem(trimmedEmail(fieldsOf(body).email)),
      response: z.object({ message: z.string() }),
      errors: { email_invalid, too_many_resets },
    }),
    resetPassword: endpoint({
      method: 'POST',
      path: '/api/profile/reset-password',
      who: 'anyone',
      summary: 'Set a new password with the token of a mail',
      description: 'Each token works once, for an hour. All sign-ins of the person end.',
      body: z.object({
        token: z.string().check(z.maxLength(512)),
        newPassword: z.string().check(z.maxLength(PASSWORD_MAX)),
      }),
      check: (body) => resetProblem(fieldsOf(body)),
      response: MessageAnswer,
      errors: {
        reset_missing,
        reset_invalid,
        password_required,
        password_too_short,
        password_too_long,
        password_common,
        too_many_reset_tries,
      },
    }),
  },
});

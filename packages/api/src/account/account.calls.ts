// Written by `pnpm contract` from account.contract.ts: change that, not this.

import { lazily } from '../contract/call.ts';
import type { CallsOf } from '../contract/endpoint.ts';
import type { accountContract } from './account.contract.ts';

const decoders = () => import('./account.decode.ts');

/** The calls of `account`, as clients make them. */
export const accountCalls: CallsOf<typeof accountContract> = {
  update: {
    method: 'PUT',
    path: '/api/profile/update',
    who: 'person',
    decode: lazily(decoders, 'profileUpdatedFrom'),
  },
  askPictureUpload: {
    method: 'POST',
    path: '/api/profile/get-profile-picture-url',
    who: 'person',
    decode: lazily(() => import('../uploads/uploads.decode.ts'), 'uploadPlaceFrom'),
  },
  keepPicture: {
    method: 'POST',
    path: '/api/profile/update-profile-picture',
    who: 'person',
    decode: lazily(decoders, 'pictureKeptFrom'),
  },
  askCoverUpload: {
    method: 'POST',
    path: '/api/profile/get-cover-photo-url',
    who: 'person',
    decode: lazily(() => import('../uploads/uploads.decode.ts'), 'uploadPlaceFrom'),
  },
  keepCover: {
    method: 'PUT',
    path: '/api/profile/cover-photo/{id}',
    who: 'person',
    decode: lazily(decoders, 'pictureKeptFrom'),
  },
  removePicture: {
    method: 'DELETE',
    path: '/api/profile/profile-picture/{id}',
    who: 'person',
    decode: lazily(decoders, 'toldFrom'),
  },
  removeCover: {
    method: 'DELETE',
    path: '/api/profile/cover-photo/{id}',
    who: 'person',
    decode: lazily(decoders, 'toldFrom'),
  },
  cancelPendingEmail: {
    method: 'POST',
    path: '/api/profile/cancel-pending-email',
    who: 'person',
    decode: lazily(decoders, 'toldFrom'),
  },
  verifyEmail: {
    method: 'GET',
    path: '/api/email-verification/verify',
    who: 'anyone',
    decode: lazily(decoders, 'emailVerifiedFrom'),
  },
  resendVerification: {
    method: 'POST',
    path: '/api/email-verification/resend',
    who: 'anyone',
    decode: lazily(decoders, 'toldFrom'),
  },
};

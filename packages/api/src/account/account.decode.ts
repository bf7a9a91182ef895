// Written by `pnpm contract` from account.contract.ts: change that, not this.

import { booleanOf, fieldsOf, firstOf, textOf, webLinkOf } from '../contract/decode.ts';
import type { EmailVerified, PictureKept, ProfileUpdated, Told } from './account.models.ts';

/** Reads `ProfileUpdated` as servers send it, foreign ones too. */
export function profileUpdatedFrom(value: unknown): ProfileUpdated {
  const given = fieldsOf(value);
  return {
    success: booleanOf(given.success) ?? true,
    message: textOf(given.message) ?? '',
    emailChanged: booleanOf(given.emailChanged) ?? false,
    pendingEmail: textOf(given.pendingEmail) ?? null,
  };
}

/** Reads `PictureKept` as servers send it, foreign ones too. */
export function pictureKeptFrom(value: unknown): PictureKept {
  const given = fieldsOf(value);
  return {
    success: booleanOf(given.success) ?? true,
    signedUrl: webLinkOf(firstOf(given.signedUrl, given.url)) ?? null,
  };
}

/** Reads `Told` as servers send it, foreign ones too. */
export function toldFrom(value: unknown): Told {
  const given = fieldsOf(value);
  return { success: booleanOf(given.success) ?? true, message: textOf(given.message) ?? '' };
}

/** Reads `EmailVerified` as servers send it, foreign ones too. */
export function emailVerifiedFrom(value: unknown): EmailVerified {
  const given = fieldsOf(value);
  return {
    success: booleanOf(given.success) ?? true,
    message: textOf(given.message) ?? '',
    emailUpdated: booleanOf(given.emailUpdated) ?? false,
  };
}

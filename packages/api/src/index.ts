// The public surface of the contract, by hand, grouped by word.

// contract

export { ApiError, type ApiErrorKind, type ErrorBody, outcomeIsUnknown } from './contract/api-error.ts';
export type { Call, Method } from './contract/call.ts';
export { calls } from './contract/calls.ts';
export {
  type CallOptions,
  type CallsOf,
  type Client,
  type ClientOptions,
  createClient,
} from './contract/client.ts';
export { contract, type VitrineContract } from './contract/contract.ts';
export type { Access, Contract, Endpoint, InputOf, OutputOf, Schema } from './contract/endpoint.ts';
export { type ErrorCode, errorTexts, statusOf } from './contract/errors.ts';

// session

export { expirationFrom } from './session/session.decode.ts';
export type { SignedIn } from './session/session.models.ts';
export {
  emailProblem,
  fieldOfSessionError,
  passwordProblem,
  registrationProblem,
  type SessionErrorCode,
  sanitizedUsername,
  USERNAME_MAX,
  USERNAME_MIN,
  usernameProblem,
} from './session/session.rules.ts';

// profile

export type { Profile } from './profile/profile.models.ts';

// products

export { productFrom, productsFrom, withoutViewerFlags } from './products/products.decode.ts';
export type { Picture, Product, ProductPage } from './products/products.models.ts';
export { FEED_PAGE_SIZE } from './products/products.rules.ts';

// likes

export { likePayloadOf } from './likes/likes.decode.ts';
export type { LikePayload } from './likes/likes.models.ts';
export { likeErrors, likePayloadProblem, likePriceOf } from './likes/likes.rules.ts';

// cart

export type { ProductStatus } from './cart/cart.models.ts';
export { STATUS_BATCH_SIZE } from './cart/cart.rules.ts';

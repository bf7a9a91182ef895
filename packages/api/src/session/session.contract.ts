import * as z from 'zod/mini';
import { fieldsOf } from '../contract/decode.ts';
import { area, endpoint } from '../contract/endpoint.ts';
import { reads } from '../contract/reading.ts';
import { Registered, SignedIn } from './session.models.ts';
import { EMAIL_MAX, PASSWORD_MAX, registrationProblem, sessionErrors } from './session.rules.ts';

const { wrong_credentials, too_many_tries, ...registrationErrors } = sessionErrors;

export const sessionContract = area({
  description: 'Registration, sign-in and sign-out.',
  calls: {
    register: endpoint({
      method: 'POST',
      path: '/api/profile/register',
      who: 'anyone',
      summary: 'Create an account and sign in',
      body: z.object({ username: z.string(), password: z.string(), email: z.string() }),
      check: (body) => registrationProblem(fieldsOf(body)),
      response: Registered,
      status: 201,
      cookie: 'gives',
      errors: registrationErrors,
    }),
    login: endpoint({
      method: 'POST',
      path: '/api/profile/login',
      who: 'anyone',
      summary: 'Sign in',
      description:
        'Ten failed attempts for one account from one address in 15 minutes block that pair only; twenty from one address block that address.',
      body: z.object({
        // May also be an email.
        username: z.string().check(z.maxLength(EMAIL_MAX)),
        password: z.string().check(z.maxLength(PASSWORD_MAX)),
      }),
      response: SignedIn,
      cookie: 'gives',
      errors: { wrong_credentials, too_many_tries },
    }),
    logout: endpoint({
      method: 'POST',
      path: '/api/profile/logout',
      who: 'person',
      summary: 'End the session of the token',
      cookie: 'ends',
      response: z.object({ success: z.boolean().check(reads({ otherwise: true })) }),
      // Sign-out may run while the page unloads, when loading its decoder would fail.
      eager: true,
      extension: true,
    }),
  },
});

import * as z from 'zod/mini';
import { fieldsOf } from '../contract/decode.ts';
import { endpoint } from '../contract/endpoint.ts';
import { sessionCalls } from './session.calls.ts';
import { Registered, SignedIn } from './session.models.ts';
import { EMAIL_MAX, PASSWORD_MAX, registrationProblem } from './session.rules.ts';

export const sessionContract = {
  register: endpoint(sessionCalls.register, {
    summary: 'Create an account and sign in',
    body: z.object({ username: z.string(), password: z.string(), email: z.string() }),
    check: (body) => registrationProblem(fieldsOf(body)),
    response: Registered,
    status: 201,
    errors: [
      'username_required',
      'username_too_short',
      'username_too_long',
      'username_charset',
      'username_taken',
      'email_invalid',
      'email_taken',
      'password_required',
      'password_too_short',
      'password_too_long',
    ],
  }),
  login: endpoint(sessionCalls.login, {
    summary: 'Sign in',
    description:
      'Ten wrong tries for one account from one address in 15 minutes close that pair, and no other.',
    body: z.object({
      // What a person signs in with is the username; an email is taken as well.
      username: z.string().check(z.maxLength(EMAIL_MAX)),
      password: z.string().check(z.maxLength(PASSWORD_MAX)),
    }),
    response: SignedIn,
    errors: ['wrong_credentials', 'too_many_tries'],
  }),
  logout: endpoint(sessionCalls.logout, {
    summary: 'End the session of the token',
    response: z.object({ success: z.boolean() }),
    extension: true,
  }),
};

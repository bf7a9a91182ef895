import { expect, it } from 'vitest';
import { welcome } from './welcome.ts';

it('tells a person where the shop is, with the demo whom to sign in as, and how to stop it', () => {
  const address = 'http://localhost:3000';
  expect(welcome({ address, demoSignIn: { username: 'mina', password: 'a secret' } }).trim()).toBe(
    [
      'Vitrine is open at http://localhost:3000',
      '  Sign in as mina with the password a secret',
      '  Stop it with Ctrl+C',
    ].join('\n'),
  );
  expect(welcome({ address, demoSignIn: undefined })).not.toContain('Sign in');
});

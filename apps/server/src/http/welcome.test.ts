import { expect, it } from 'vitest';
import { welcome } from './welcome.ts';

it('the welcome shows the address of the shop, the demo sign-in and the way to stop the server', () => {
  const address = 'http://localhost:3000';
  const outbox = `${address}/dev/outbox`;
  expect(welcome({ address, demoSignIn: { username: 'mina', password: 'a secret' }, outbox }).trim()).toBe(
    [
      'Vitrine is open at http://localhost:3000',
      '  Sign in as mina with the password a secret',
      '  Mails are not sent, but lie at http://localhost:3000/dev/outbox',
      '  Stop it with Ctrl+C',
    ].join('\n'),
  );
  const bare = welcome({ address, demoSignIn: undefined, outbox: undefined });
  expect(bare).not.toMatch(/Sign in|Mails/);
});

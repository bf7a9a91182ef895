import { expect } from '@playwright/test';
import { newPerson } from '../fixtures.ts';
import { linkInMail, RESET_LINK, verifiedPerson } from '../outbox.ts';
import type { Flow } from './flows.ts';
import type { Stage } from './stage.ts';

const NEW_PASSWORD = 'a whole new password';

const press = ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true }).click();

const forgot: Flow = {
  name: 'ask for a reset link',
  as: 'guest',
  call: { path: /^\/api\/profile\/forgot-password$/, method: 'POST', changes: true },
  begin: async (stage) => {
    stage.kept = { email: newPerson().email };
    await stage.page.goto('/forgot-password');
    await stage.page.getByLabel('Email').fill(stage.kept.email ?? '');
  },
  act: (stage) => press(stage, 'Send Reset Link'),
  said: ({ page }) => page.getByText('An error occurred'),
  keeps: ({ page, kept }) => expect(page.getByLabel('Email')).toHaveValue(kept.email ?? ''),
  again: (stage) => press(stage, 'Send Reset Link'),
  isDone: ({ page }) => page.getByText(/^If an account has verified this address/).isVisible(),
  isTrue: async () => true,
};

const reset: Flow = {
  name: 'reset the password',
  as: 'guest',
  call: { path: /^\/api\/profile\/reset-password$/, method: 'POST', changes: true },
  begin: async (stage) => {
    const { page } = stage;
    const person = await verifiedPerson(page, newPerson());
    stage.kept = { username: person.username };
    await page.request.post('/api/profile/forgot-password', { data: { email: person.email } });
    await page.goto(await linkInMail(page, person.email, RESET_LINK));
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  },
  act: (stage) => press(stage, 'Set New Password'),
  said: ({ page }) => page.getByText('Error resetting password'),
  keeps: ({ page }) => expect(page.getByLabel('Confirm new password')).toHaveValue(NEW_PASSWORD),
  again: (stage) => press(stage, 'Set New Password'),
  isDone: ({ page }) =>
    page.getByRole('heading', { name: /^(Password changed|Try your new password)$/ }).isVisible(),
  // The page claims nothing before it is done.
  isTrue: async (stage) => {
    if (!(await reset.isDone(stage))) return true;
    const { username } = stage.kept;
    const body = { username, password: NEW_PASSWORD };
    return stage.ask('/api/profile/login', { method: 'POST', body }).then(
      () => true,
      () => false,
    );
  },
};

export const recoveryFlows: readonly Flow[] = [forgot, reset];

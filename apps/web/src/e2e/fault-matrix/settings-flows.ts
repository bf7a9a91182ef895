import { expect } from '@playwright/test';
import type { Flow } from './flows.ts';
import type { Stage } from './stage.ts';

const email = ({ page }: Stage) => page.getByRole('switch', { name: 'Email' });
const press = ({ page }: Stage) => page.getByRole('button', { name: 'Save Settings' }).click();
const alert = ({ page }: Stage) => page.getByRole('alertdialog', { name: 'Settings saved successfully' });

async function held({ ask, person }: Stage): Promise<boolean> {
  const { emailNotifications } = await ask<{ emailNotifications: boolean }>(
    `/user/notification-settings/${person?.userId}`,
  );
  return emailNotifications;
}

const saveSettings: Flow = {
  name: 'save settings',
  as: 'person',
  call: { path: /^\/user\/notification-settings\//, method: 'POST', changes: true },
  begin: async (stage) => {
    await stage.ask(`/user/notification-settings/${stage.person?.userId}`, {
      method: 'POST',
      body: { emailNotifications: false },
    });
    await stage.page.goto('/notification-settings');
    await email(stage).check();
  },
  act: press,
  said: ({ page }) => page.getByText('Failed to save settings. Please try again.'),
  keeps: (stage) => expect(email(stage)).toBeChecked(),
  again: press,
  isDone: (stage) => alert(stage).isVisible(),
  // The page claims nothing before it is done.
  isTrue: async (stage) => !(await alert(stage).isVisible()) || (await held(stage)),
};

export const settingsFlows: readonly Flow[] = [saveSettings];

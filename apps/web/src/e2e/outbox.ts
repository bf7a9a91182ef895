import { expect, type Page } from '@playwright/test';
import { outboxKey } from './outbox-key.ts';

/** Reads the outbox page until it has a mail to an address with such a link. */
export async function linkInMail(page: Page, email: string, link: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const outbox = await (await page.request.get(`/dev/outbox?key=${outboxKey}`)).text();
    const mails = outbox.split('<article>').filter((article) => article.includes(`To ${email},`));
    found = mails.map((mail) => link.exec(mail)?.[0]).find(Boolean);
    expect(found).toBeDefined();
  }).toPass();
  return found ?? '';
}

export const VERIFY_LINK = /\/verify-email\?token=[\w-]+/;
export const RESET_LINK = /\/reset-password\?token=[\w-]+/;

/** Registers a person who has verified their email address. */
export async function verifiedPerson<Person extends { username: string; email: string; password: string }>(
  page: Page,
  person: Person,
): Promise<Person> {
  const answer = await page.request.post('/api/profile/register', {
    data: { username: person.username, email: person.email, password: person.password },
  });
  expect(answer.status()).toBe(201);
  const link = await linkInMail(page, person.email, VERIFY_LINK);
  const verified = await page.request.get(
    `/api/email-verification/verify${new URL(link, 'http://x').search}`,
  );
  expect(verified.ok()).toBe(true);
  return person;
}

import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../db/new-id.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Mail, MailTransport } from './mail-transport.ts';

export interface KeptMail extends Mail {
  id: string;
  at: string;
}

/** Maximum number of kept mails; the oldest are removed. */
const KEPT = 500;

export type OutboxFolder = ReturnType<typeof createOutboxFolder>;

export const outboxFolderIn = (dataDir: string) => join(dataDir, 'outbox');

export function createOutboxFolder(folder: string, clock: Clock = Date.now) {
  const fileOf = (id: string) => join(folder, `${id}.json`);
  const ids = async () =>
    (await readdir(folder).catch(() => []))
      .flatMap((name) => name.match(/^(\d{14}-[0-9a-z]{16})\.json$/)?.[1] ?? [])
      .sort()
      .reverse();

  async function find(id: string): Promise<KeptMail | undefined> {
    if (!/^\d{14}-[0-9a-z]{16}$/.test(id)) return undefined;
    const text = await readFile(fileOf(id), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as KeptMail);
  }

  return {
    find,
    async newest(most: number): Promise<KeptMail[]> {
      const found = await Promise.all((await ids()).slice(0, most).map(find));
      return found.filter((mail) => mail !== undefined);
    },
    async send(mail: Mail): Promise<void> {
      const at = new Date(clock()).toISOString();
      const id = `${at.replace(/\D/g, '').slice(0, 14)}-${newId()}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Renamed into place, so that no reader sees half a mail.
      const draft = join(folder, `${id}.draft`);
      await writeFile(draft, JSON.stringify({ id, at, ...mail } satisfies KeptMail, null, 2), {
        mode: 0o600,
      });
      await rename(draft, fileOf(id));
      for (const old of (await ids()).slice(KEPT)) await rm(fileOf(old), { force: true });
    },
    close() {},
  } satisfies MailTransport & Record<string, unknown>;
}

// Runs on both databases: instances take mails from one queue and skip rows that others have locked.

import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { HOUR, MINUTE } from '../kernel/clock.ts';
import { openWorld, type World } from '../testing/harness.ts';
import { mailsOf, mailWork } from '../testing/mails.ts';
import { mailOf } from './letter.ts';
import { mailQueue } from './mail.table.ts';
import { queueMail, sendMails, startMailWorker } from './mail-queue.ts';
import { MailRefused } from './mail-transport.ts';
import { createOutboxFolder, outboxFolderIn } from './outbox-folder.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const KEY = 'key-of-the-outbox';

let world: World;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-mail-'));
  world = await openWorld({ dataDir: folder, outboxKey: KEY });
});
afterEach(async () => {
  await world[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

interface Received {
  to: string[];
  mail: Email;
}

async function mailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      new Response(Readable.toWeb(stream) as never)
        .arrayBuffer()
        .then((bytes) => PostalMime.parse(bytes))
        .then((mail) => received.push({ to, mail }))
        .then(() => done(), done);
    },
    ...options,
  });
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => new Promise<void>((closed) => server.close(closed)));
  const { port } = listening.address() as AddressInfo;
  const transport = createSmtpTransport({
    url: `smtp://127.0.0.1:${port}`,
    from: 'Vitrine <no-reply@shop.example>',
  });
  onTestFinished(() => transport.close());
  return { received, transport };
}

const waiting = () => world.database.db.select().from(mailQueue);

describe('a mail', () => {
  it('a mail arrives at a real mail server, as text and as HTML', async () => {
    const { received, transport } = await mailServer();
    const { username } = await world.person();
    await sendMails(mailWork(world, transport));
    expect(received.map(({ to }) => to)).toEqual([[`${username}@example.com`]]);
    const { subject, from, to, text = '', html = '' } = received[0]!.mail;
    expect([subject, from, to]).toMatchObject([
      'Verify your email address',
      { address: 'no-reply@shop.example', name: 'Vitrine' },
      [{ address: `${username}@example.com` }],
    ]);
    const link = /https:\/\/shop\.example\/verify-email\?token=[\w-]{43}/;
    expect(text).toContain(`Hello @${username},`);
    expect(html).toContain(`href="${text.match(link)?.[0]}"`);
    expect(html).not.toMatch(/<(script|img|link|iframe)/);
    expect(await waiting()).toEqual([]);
  });

  it.each([
    ['email change asked for', 'Your email address is to be changed', 'sign in, cancel the change'],
    ['email changed', 'Your email address was changed', 'sign in by your username'],
    ['password changed', 'Your password was changed', 'Ask us for help from this address'],
  ])('a security notice tells what to do: %s', async (letter, subject, said) => {
    const { received, transport } = await mailServer();
    const { id, username } = await world.person();
    await mailsOf(world);
    const about = { personId: id, to: 'old@example.com', email: 'new<b>@example.com' };
    await queueMail(world.database.db, letter, about, new Date(world.clock.now));
    await sendMails(mailWork(world, transport));
    expect(received.map(({ to }) => to)).toEqual([['old@example.com']]);
    const { text = '', html = '', ...mail } = received[0]!.mail;
    expect(mail.subject).toBe(subject);
    for (const part of [text, html]) {
      expect(part).toContain(`Hello @${username},`);
      expect(part).toContain('If this was you, you need do nothing.');
      expect(part).toContain(said);
      expect(part).toContain('https://shop.example/edit-profile');
    }
    expect(html).not.toContain('<b>');
  });

  it('a mail goes to a single address, even if that contains a comma', async () => {
    const { received, transport } = await mailServer();
    const email = 'x,victim@example.com';
    await world.client().session.register({ body: { username: 'comma', email, password: 'long enough' } });
    await sendMails(mailWork(world, transport));
    // When quoted, the comma is part of the local part before the @.
    expect(received.map(({ to }) => to)).toEqual([['"x,victim"@example.com']]);
  });

  it('a mail has no foreign headers or HTML, whatever the names of people contain', async () => {
    const { received, transport } = await mailServer();
    const nasty = 'Ada\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>" onload="x';
    const letter = {
      to: 'ada@example.com',
      subject: `Hello ${nasty}`,
      paragraphs: [nasty],
      action: { label: nasty, url: 'https://shop.example/?a=1&b="><script>' },
      closing: [nasty],
    };
    await transport.send(mailOf(letter, nasty));
    const { to, mail } = received[0]!;
    expect(to).toEqual(['ada@example.com']);
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail.subject).toMatch(/^Hello Ada Bcc:/);
    expect(mail.html).not.toContain('<script');
    expect(mail.html).toContain('href="https://shop.example/?a=1&amp;b=&quot;');
  });

  it('a mail never delays the request that queues it, and is retried after an outage of the mail server', async () => {
    const { received, transport } = await mailServer();
    await world.person();
    let isAway = true;
    const work = mailWork(world, {
      send: (mail) => (isAway ? Promise.reject(new Error('away')) : transport.send(mail)),
    });
    await sendMails(work);
    expect(await waiting()).toMatchObject([{ attempts: 1 }]);
    isAway = false;
    await sendMails(work);
    expect(received).toEqual([]);
    world.clock.now += MINUTE;
    await sendMails(work);
    expect(received).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('a mail is given up after six tries in half a day', async () => {
    await world.person();
    const tries: number[] = [];
    const start = world.clock.now;
    const work = mailWork(world, {
      send: () => {
        tries.push((world.clock.now - start) / MINUTE);
        return Promise.reject(new Error('away'));
      },
    });
    for (; world.clock.now < start + 24 * HOUR; world.clock.now += MINUTE) await sendMails(work);
    expect(tries).toEqual([0, 1, 6, 36, 156, 636]);
    expect(await waiting()).toEqual([]);
  }, 120_000);

  it.each([
    [550, true],
    [451, false],
  ])('a mail that the server answers with %i is given up: %s', async (responseCode, isFinal) => {
    const { transport } = await mailServer({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('No.'), { responseCode })),
    });
    const mail = mailOf(
      {
        to: 'a@b.example',
        subject: 'S',
        paragraphs: [],
        action: { label: 'A', url: 'https://a.b' },
        closing: [],
      },
      'Vitrine',
    );
    const error = await transport.send(mail).catch((thrown: unknown) => thrown);
    expect(error instanceof MailRefused).toBe(isFinal);
    expect((error as Error).message).not.toContain('@');
  });

  it('a mail is sent once, however many instances send', async () => {
    for (let each = 0; each < 6; each += 1) await world.person();
    const all = await Promise.all([mailsOf(world), mailsOf(world), mailsOf(world)]);
    expect(new Set(all.flat().map(({ to }) => to)).size).toBe(6);
    expect(all.flat()).toHaveLength(6);
  });

  it('a mail is sent at once when it is queued, and the worker stops in order', async () => {
    const sent = Promise.withResolvers<string>();
    const work = mailWork(world, { send: async ({ to }) => sent.resolve(to) });
    const worker = startMailWorker({ ...work, clock: Date.now });
    const { username } = await world.person();
    worker.wake();
    expect(await sent.promise).toBe(`${username}@example.com`);
    await worker.stop();
  });
});

describe('without a mail server', () => {
  const outbox = () => createOutboxFolder(outboxFolderIn(folder), () => world.clock.now);
  const look = (path: string, key: string | undefined = KEY, shop = world) =>
    shop.send(`http://127.0.0.1:3000${path}${key && `?key=${key}`}`, { headers: { host: '127.0.0.1:3000' } });

  it('mails are kept in a folder that other users of the machine cannot read, and a page shows them', async () => {
    await world.client().session.register({
      body: { username: 'lying', email: '"<b>&"@example.com', password: 'long enough' },
    });
    await sendMails(mailWork(world, outbox()));
    const [name = ''] = readdirSync(outboxFolderIn(folder));
    expect(statSync(join(outboxFolderIn(folder), name)).mode & 0o077).toBe(0);
    const list = await (await look('/dev/outbox')).text();
    expect(list).toContain('&lt;b&gt;');
    expect(list).not.toContain('<b>');
    const [, path = ''] = list.match(/href="(\/dev\/outbox\/[^"]+)"/) ?? [];
    const mail = await look(path, '');
    expect(mail.headers.get('referrer-policy')).toBe('no-referrer');
    expect(mail.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await mail.text()).toContain('verify-email?token=');
  });

  it('the page of mails needs its key, also behind a proxy that sets no headers', async () => {
    await world.person();
    await sendMails(mailWork(world, outbox()));
    const [mail] = await outbox().newest(1);
    for (const path of ['/dev/outbox', `/dev/outbox/${mail?.id}`]) {
      expect(await (await look(path)).text()).toContain('verify-email?token=');
      for (const key of ['', 'a guess', KEY.slice(1), `${KEY}0`]) {
        const answer = await look(path, key);
        expect(await answer.text()).not.toMatch(/Outbox|token=/);
        expect(answer.status).not.toBe(200);
      }
    }
    const without = await openWorld({ dataDir: folder, outboxKey: undefined });
    onTestFinished(() => without[Symbol.asyncDispose]());
    for (const key of [KEY, '', 'undefined'])
      expect(await (await look('/dev/outbox', key, without)).text()).not.toContain('Outbox');
  });

  it.each(['..%2f..%2fdb', '%00', 'x', '20261121120000-0123456789abcdef%2e'])(
    'there is no mail under %s',
    async (id) => {
      expect(await (await look(`/dev/outbox/${id}`)).text()).not.toContain('token');
    },
  );
});

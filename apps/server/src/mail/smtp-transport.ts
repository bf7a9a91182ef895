import { createTransport } from 'nodemailer';
import type { SmtpOptions } from '../config/config.ts';
import { SECOND } from '../kernel/clock.ts';
import { MailRefused, type MailTransport } from './mail-transport.ts';

export function createSmtpTransport({ url, from }: SmtpOptions): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
    // Our mails never refer to files or addresses to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, unsubscribeUrl, ...mail }) {
      try {
        // As an object, so that an address with a comma stays a single one.
        await transport.sendMail({
          ...mail,
          from,
          to: { name: '', address: to },
          ...(unsubscribeUrl && { headers: unsubscribingBy(unsubscribeUrl) }),
        });
      } catch (error) {
        if (isFinal(error)) throw new MailRefused('The mail server refuses it.', { cause: error });
        // Replies of the server may name people, which must not get into logs.
        const { code } = error as { code?: string };
        throw Object.assign(new Error('The mail server does not take it now.', { cause: error }), { code });
      }
    },
    close: () => transport.close(),
  };
}

const unsubscribingBy = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Whether a repeat would be refused again: the address or message is invalid, or the server replied 5yz.
 * Replies 4yz and failures of our authentication or encryption are temporary.
 */
function isFinal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if (code === 'EAUTH' || code === 'ETLS') return false;
  return code === 'EENVELOPE' || code === 'EMESSAGE' ? !isLater(responseCode) : isRefusal(responseCode);
}

const isLater = (status = 0) => status >= 400 && status < 500;
const isRefusal = (status = 0) => status >= 500;

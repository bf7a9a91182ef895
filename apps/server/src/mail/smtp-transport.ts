import { createTransport } from 'nodemailer';
import { SECOND } from '../clock.ts';
import { MailRefused, type MailTransport } from './mail-transport.ts';

export interface SmtpOptions {
  /** `smtp://name:password@host:587`, or `smtps://` where the connection begins encrypted. */
  url: string;
  /** `Vitrine <no-reply@shop.example>`. */
  from: string;
}

/** Sends mails by a server that speaks SMTP. A connection is kept for those that follow. */
export function createSmtpTransport({ url, from }: SmtpOptions): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
    // What a mail holds comes from us: nothing of it names files or addresses to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, ...mail }) {
      try {
        // As an object, so that an address with a comma in it stays one.
        await transport.sendMail({ ...mail, from, to: { name: '', address: to } });
      } catch (error) {
        if (isFinal(error)) throw new MailRefused('The mail server refuses it.', { cause: error });
        // What the server says may name people, and logs do not.
        const { code } = error as { code?: string };
        throw Object.assign(new Error('The mail server does not take it now.', { cause: error }), { code });
      }
    },
    close: () => transport.close(),
  };
}

/** Whether the server, or the address itself, says that it will be refused again: 5yz, but for what concerns ourselves. */
function isFinal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if (code === 'EAUTH' || code === 'ETLS') return false;
  return code === 'EENVELOPE' || code === 'EMESSAGE' ? !isLater(responseCode) : isRefusal(responseCode);
}

const isLater = (status = 0) => status >= 400 && status < 500;
const isRefusal = (status = 0) => status >= 500;

/** A mail to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Brings mails on their way. */
export interface MailTransport {
  /** Resolves once it is out of our hands. Throws `MailRefused` where a repeat would be refused again. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** A mail that nobody takes; the message is for the log, and names no address. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

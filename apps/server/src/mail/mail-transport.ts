export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Address that ends mails of this kind by one press, without a sign-in (RFC 8058). */
  unsubscribeUrl?: string | undefined;
}

export interface MailTransport {
  /**
   * Resolves once the mail server has accepted the mail. Throws `MailRefused` if a repeat would be refused
   * again.
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** A mail that was finally refused. The message is for the log and contains no address. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

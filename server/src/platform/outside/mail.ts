import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import { Outage } from '../../kernel/outage.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text; nothing of a person's own words is ever read as markup. */
  readonly text: string;
}

/** Sends one mail. Throws `Outage`. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Mail over SMTP (`smtp://user:password@host:port`). Without settings every mail is an outage. */
export function createMail({ mail }: Pick<Config, 'mail'>): SendMail {
  if (!mail) {
    return async () => {
      throw new Outage('mail', 'unreachable', 'HAKO_SMTP_URL is not set');
    };
  }
  const transport = createTransport(mail.smtpUrl, { from: mail.from });
  return async ({ to, subject, text }) => {
    // A line break would begin another header.
    if (/[\r\n]/.test(to + subject)) throw new Error('a line break in a mail header');
    try {
      await transport.sendMail({ to, subject, text });
    } catch (error) {
      throw new Outage('mail', 'unreachable', error instanceof Error ? error.message : 'unknown failure');
    }
  };
}

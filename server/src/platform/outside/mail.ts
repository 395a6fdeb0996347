import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import { Outage } from '../../kernel/outage.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text; nothing of a person's own words is ever read as markup. */
  readonly text: string;
  /** The same again as HTML, every word of others escaped. */
  readonly html?: string;
  /** One click in the mail program ends such mails (RFC 8058): it posts to this address. */
  readonly unsubscribeUrl?: string;
}

/** Sends one mail. Throws `Outage`, with `isMaybeApplied` when the server had all of it and its answer was lost. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Mail over SMTP (`smtp://user:password@host:port`). Without settings every mail is an outage. */
export function createMail({ mail }: Pick<Config, 'mail'>): SendMail {
  if (!mail) {
    return async () => {
      throw new Outage('mail', 'unreachable', 'HAKO_SMTP_URL is not set');
    };
  }
  const transport = createTransport(
    {
      url: mail.smtpUrl,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    },
    { from: mail.from },
  );
  return async ({ to, subject, text, html, unsubscribeUrl }) => {
    // A line break would begin another header.
    if (/[\r\n]/.test(to + subject + (unsubscribeUrl ?? '')))
      throw new Error('a line break in a mail header');
    const headers = unsubscribeUrl
      ? {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {};
    try {
      await transport.sendMail({ to, subject, text, ...(html ? { html } : {}), headers });
    } catch (error) {
      throw new Outage(
        'mail',
        'unreachable',
        error instanceof Error ? error.message : 'unknown failure',
        undefined,
        isMaybeSent(error),
      );
    }
  };
}

/** What stops a letter before it is handed over; after any other broken conversation nobody knows whether it left. */
const BEFORE_SENDING: readonly (string | undefined)[] = [
  'EDNS',
  'EAUTH',
  'EENVELOPE',
  'EMESSAGE',
  'ETLS',
  'ECONFIG',
];

function isMaybeSent(error: unknown): boolean {
  const { code, responseCode, syscall, message } = error as {
    code?: string;
    responseCode?: number;
    syscall?: string;
    message?: string;
  };
  const isRefused = responseCode !== undefined;
  const neverMet =
    syscall === 'connect' || /connection timeout|greeting never/i.test(message ?? '');
  return !isRefused && !neverMet && !BEFORE_SENDING.includes(code);
}

import type { OutsideChannel } from '@hako/contract/notifications/channels';
import type { Reader } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { News } from '../../../platform/jobs/news.ts';
import type { SendMail } from '../../../platform/outside/mail.ts';
import type { SendPush } from '../../../platform/outside/push.ts';
import type { MailPace } from './rules/mail-pace.ts';

/** What leads out of the app; a channel without its settings is undefined and never planned for. */
export interface OutsideChannels {
  readonly jobs: Jobs;
  readonly news: News;
  readonly mail: { readonly send: SendMail; readonly pace: MailPace } | undefined;
  readonly push:
    | {
        readonly send: SendPush;
        readonly publicKey: string;
        readonly pretendUrl: string | undefined;
      }
    | undefined;
  /** The verified address and the name of somebody who may be written to. */
  readonly readAddressee: (
    reader: Reader,
    customerId: string,
  ) => Promise<{ email: string | undefined; fullName: string } | undefined>;
  readonly publicUrl: string;
  /**
   * base64url HMACs of the text under keys of this use alone: the present one first, then a former
   * one that is still accepted.
   */
  readonly seals: (text: string) => readonly string[];
}

export const jobOf: Readonly<Record<OutsideChannel, string>> = {
  push: 'notifications.send-push',
  email: 'notifications.send-mail',
};

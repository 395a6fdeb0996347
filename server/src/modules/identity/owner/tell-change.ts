import { CHANGE_NEWS, CHANGE_WORDS } from '@hako/contract/identity/owner-messages';
import type { Clock } from '../../../kernel/clock.ts';
import { momentInVietnam } from '../../../kernel/vietnam-day.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SendMail } from '../../../platform/outside/mail.ts';
import type { SendSms } from '../../../platform/outside/sms.ts';
import type { Secrets } from '../sessions/rules/secrets.ts';
import { findChange } from './change-store.ts';
import { stopCodeBehind } from './rules/stop-code.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly publicUrl: string;
  readonly sendSms: SendSms;
  readonly sendMail: SendMail;
}

export interface TellChangePayload {
  readonly changeId: string;
  readonly destination: string;
}

/**
 * Tells one contact of a change, with the link that stops it. Tried again after an outage, and where
 * the code was made with a secret that this process was not told.
 */
export async function tellChange(
  { db, clock, secrets, publicUrl, sendSms, sendMail }: Deps,
  { changeId, destination }: TellChangePayload,
): Promise<void> {
  const change = await findChange(db, changeId);
  if (!change || change.stoppedAt || change.stopUntil <= clock.now()) return;
  const code = stopCodeBehind(secrets, changeId, change.stopHash);
  if (!code) throw new Error(`the code of the change ${changeId} is of another HAKO_SECRET`);
  const facts: Readonly<Record<string, string>> = {
    what: CHANGE_WORDS[change.kind],
    at: momentInVietnam(change.notedAt),
    until: momentInVietnam(change.stopUntil),
    link: `${publicUrl}/stop/${code}`,
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name) => facts[name] ?? '');
  if (destination.includes('@'))
    return sendMail({
      to: destination,
      subject: fill(CHANGE_NEWS.mailSubject),
      text: fill(CHANGE_NEWS.mail),
    });
  return sendSms(destination, fill(CHANGE_NEWS.sms));
}

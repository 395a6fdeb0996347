import { newId } from '../../../kernel/chance.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database, Trx } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { SendMail } from '../../../platform/outside/mail.ts';
import type { SecurityLog } from '../../../platform/security-log.ts';
import type { Identity } from '../../identity/index.ts';
import { noteSecurity } from '../note-security.ts';
import type { ServerSecrets } from '../sealing/sealed-secret.ts';
import { insertAudit } from '../staff-store.ts';

export interface AccountDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly identity: Identity;
  readonly securityLog: SecurityLog;
  readonly serverSecrets: ServerSecrets;
  /** Where browsers reach us. */
  readonly publicUrl: string;
  /** Undefined without a mail server. */
  readonly sendMail: SendMail | undefined;
}

/** Who acts on the account of a member of staff, and why. */
export interface Act {
  readonly actor: string;
  readonly reason: string;
}

/** Author of what is done by a command on the server itself, where nobody is signed in. */
const COMMAND_LINE = '00000000-0000-0000-0000-000000000000';
export const byCommand = (reason: string): Act => ({ actor: COMMAND_LINE, reason });
export const isCommandLine = (actor: string): boolean => actor === COMMAND_LINE;

interface Noted extends Partial<Act> {
  readonly actor: string;
  readonly action: string;
  readonly staffId: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** The audit line of an act on an account of the staff. */
export async function noteAct(
  { clock, securityLog }: AccountDeps,
  trx: Trx,
  { staffId, ...entry }: Noted,
): Promise<void> {
  const at = clock.now();
  const line = { ...entry, subject: `staff:${staffId}` };
  await insertAudit(trx, { ...line, id: newId(at.getTime()), at });
  noteSecurity(securityLog, trx, line);
}

import { newId } from '../../../kernel/chance.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database, Reader, Trx } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { SendMail } from '../../../platform/outside/mail.ts';
import type { SecurityLog } from '../../../platform/security-log.ts';
import type { Identity } from '../../identity/index.ts';
import type {
  AccountTerms,
  GiveTerms,
  InviteTerms,
  RoleTerms,
} from '../own-roles/rules/own-role.ts';
import { noteSecurity } from '../note-security.ts';
import type { ServerSecrets } from '../sealing/sealed-secret.ts';
import { insertAudit } from '../staff-store.ts';

type Proposed =
  | { readonly act: 'staff.invite'; readonly terms: InviteTerms }
  | { readonly act: 'staff.enable' | 'staff.reset'; readonly terms: AccountTerms }
  | { readonly act: 'staff.give-roles'; readonly terms: GiveTerms }
  | { readonly act: 'role.change'; readonly terms: RoleTerms };

/** What a second administrator decides: kept by the module of approvals, which stands above. */
export interface SecondAdministrator {
  propose(
    trx: Trx,
    proposal: Proposed & {
      readonly subject: string;
      readonly reason: string;
      readonly proposedBy: string;
    },
  ): Promise<unknown>;
  findWaiting(
    reader: Reader,
    subjects: readonly string[],
  ): Promise<readonly { readonly subject: string }[]>;
}

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
  readonly approvals: () => SecondAdministrator;
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

/** What the audit and the approvals call a member of staff. */
export const subjectOf = (staffId: string): string => `staff:${staffId}`;

interface Noted extends Partial<Act> {
  readonly actor: string;
  readonly action: string;
  readonly staffId: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** The audit line of an act on an account of the staff. */
export const noteAct = (deps: AccountDeps, trx: Trx, { staffId, ...entry }: Noted): Promise<void> =>
  noteLine(deps, trx, { ...entry, subject: subjectOf(staffId) });

/** What the audit and the approvals call an own role. */
export const roleSubject = (roleId: string): string => `role:${roleId}`;

/** The audit line of an act on an own role. */
export const noteRole = (
  deps: AccountDeps,
  trx: Trx,
  { roleId, ...entry }: Omit<Noted, 'staffId'> & { readonly roleId: string },
): Promise<void> => noteLine(deps, trx, { ...entry, subject: roleSubject(roleId) });

async function noteLine(
  { clock, securityLog }: AccountDeps,
  trx: Trx,
  line: Omit<Noted, 'staffId'> & { readonly subject: string },
): Promise<void> {
  const at = clock.now();
  await insertAudit(trx, { ...line, id: newId(at.getTime()), at });
  noteSecurity(securityLog, trx, line);
}

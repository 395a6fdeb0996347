import { bind } from '../../kernel/bind.ts';
import { newId } from '../../kernel/chance.ts';
import type { Platform } from '../../platform/platform.ts';
import { createSecurityLog } from '../../platform/security-log.ts';
import type { Identity } from '../identity/index.ts';
import { createMail } from '../../platform/outside/mail.ts';
import * as change from './accounts/change-account.ts';
import type { AccountDeps } from './accounts/deps.ts';
import { changeContact } from './accounts/change-contact.ts';
import { inviteStaff } from './accounts/invite-staff.ts';
import { joinStaff, readJoin } from './accounts/join-staff.ts';
import { listAccounts } from './accounts/list-accounts.ts';
import { sendAddress } from './accounts/send-address.ts';
import { endCustomerSessions, listCustomerPlaces } from './customer-sessions/customer-sessions.ts';
import { listFormer, nameOf } from './former-staff.ts';
import { hireStaff } from './hire-staff.ts';
import { noteSecurity } from './note-security.ts';
import { resealSecrets } from './sealing/reseal.ts';
import { signInStaff } from './sign-in-staff.ts';
import * as passkeys from './passkeys/own-passkeys.ts';
import { type AuditQuery, listAudit } from './audit-store.ts';
import { findStaff, insertAudits, listStaff } from './staff-store.ts';
import type { Audit, AuditAll, StaffMember } from './staff.ts';

const ACCOUNT_ACTS = {
  changeRoles: change.changeRoles,
  disable: change.disableStaff,
  enable: change.enableStaff,
  reset: change.resetStaff,
  beginPasskey: passkeys.beginStaffPasskey,
  addPasskey: passkeys.addStaffPasskey,
  renamePasskey: passkeys.renameStaffPasskey,
  removePasskey: passkeys.removeStaffPasskey,
  signInByPasskey: passkeys.signInStaffByPasskey,
};

export type Staff = ReturnType<typeof createStaff>;

export function createStaff(
  { config, db, clock, jobs, log }: Platform,
  { identity }: { identity: Identity },
) {
  const deps: AccountDeps & Pick<Platform, 'log'> = {
    log,
    securityLog: createSecurityLog(log),
    db,
    clock,
    jobs,
    identity,
    serverSecrets: { present: config.secret, former: config.formerSecret },
    publicUrl: config.publicUrl,
    sendMail: config.mail ? createMail(config) : undefined,
  };
  const auditAll = auditAllOf(deps);
  const audit: Audit = (trx, entry) => auditAll(trx, [entry]);

  return {
    audit,
    auditAll,
    listAudit: (query: AuditQuery) => listAudit(db, query),
    ...bind(deps, { signIn: signInStaff, hire: hireStaff, nameOf, listFormer }),
    ...bind(deps, { invite: inviteStaff, readJoin, join: joinStaff, sendAddress, listAccounts }),
    ...bind(deps, ACCOUNT_ACTS),
    ...bind(deps, { listCustomerPlaces, endCustomerSessions, changeContact, resealSecrets }),
    hasAdministrator: () => identity.hasAdministrator(db),
    /** By e-mail as it is typed, disabled or not. Refusal `identity.contact-invalid`. */
    findAccount: (email: string) =>
      identity.findStaffAccount(db, identity.readContact(email, 'email').value),
    async find(staffId: string): Promise<StaffMember | undefined> {
      const [record, user] = await Promise.all([
        findStaff(db, staffId),
        identity.findUser(db, staffId),
      ]);
      return record && user && { ...record, email: user.email, roles: user.roles };
    },
    /** The only house in which they work; undefined: both, or none. */
    warehouseOf: async (staffId: string) => (await findStaff(db, staffId))?.warehouse,
    async list(): Promise<readonly StaffMember[]> {
      const records = await listStaff(db);
      const users = new Map(
        (
          await identity.findUsers(
            db,
            records.map(({ id }) => id),
          )
        ).map((user) => [user.id, user]),
      );
      return records.flatMap((record) => {
        const user = users.get(record.id);
        return user ? [{ ...record, email: user.email, roles: user.roles }] : [];
      });
    },
  };
}

const auditAllOf =
  ({ clock, securityLog }: Pick<AccountDeps, 'clock' | 'securityLog'>): AuditAll =>
  async (trx, entries) => {
    if (entries.length === 0) return;
    const at = clock.now();
    await insertAudits(
      trx,
      entries.map((entry) => ({ ...entry, id: newId(at.getTime()), at })),
    );
    for (const entry of entries) noteSecurity(securityLog, trx, entry);
  };

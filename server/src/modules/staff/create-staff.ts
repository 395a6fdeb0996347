import assert from 'node:assert/strict';
import { bind } from '../../kernel/bind.ts';
import { newId } from '../../kernel/chance.ts';
import type { Platform } from '../../platform/platform.ts';
import { createSecurityLog } from '../../platform/security-log.ts';
import type { Identity } from '../identity/index.ts';
import { createMail } from '../../platform/outside/mail.ts';
import { enableAct, inviteAct, resetAct } from './accounts/acts.ts';
import * as change from './accounts/change-account.ts';
import { changeRoles } from './accounts/change-roles.ts';
import type { AccountDeps, SecondAdministrator } from './accounts/deps.ts';
import { changeContact } from './accounts/change-contact.ts';
import { inviteStaff } from './accounts/invite-staff.ts';
import { joinStaff, readJoin } from './accounts/join-staff.ts';
import { listAccounts } from './accounts/list-accounts.ts';
import { handOf } from './accounts/one-time-address.ts';
import { isOneHand } from './accounts/second-administrator.ts';
import { sendAddress } from './accounts/send-address.ts';
import { endCustomerSessions, listCustomerPlaces } from './customer-sessions/customer-sessions.ts';
import { listFormer, nameOf } from './former-staff.ts';
import { hireStaff } from './hire-staff.ts';
import { noteSecurity } from './note-security.ts';
import { changeRoleAct, giveRolesAct } from './own-roles/acts.ts';
import { changeRole, createRole, retireRole } from './own-roles/change-role.ts';
import { listRoles } from './own-roles/list-roles.ts';
import { listHeld, readScope } from './own-roles/own-role-store.ts';
import { givenBy } from './own-roles/rules/duties.ts';
import { resealSecrets } from './sealing/reseal.ts';
import { signInStaff } from './sign-in-staff.ts';
import * as passkeys from './passkeys/own-passkeys.ts';
import { type AuditQuery, listAudit } from './audit-store.ts';
import { findStaff, insertAudits, listStaff } from './staff-store.ts';
import type { Audit, AuditAll, StaffMember } from './staff.ts';

const ACCOUNT_ACTS = {
  changeRoles,
  disable: change.disableStaff,
  enable: change.enableStaff,
  reset: change.resetStaff,
  beginPasskey: passkeys.beginStaffPasskey,
  addPasskey: passkeys.addStaffPasskey,
  renamePasskey: passkeys.renameStaffPasskey,
  removePasskey: passkeys.removeStaffPasskey,
  signInByPasskey: passkeys.signInStaffByPasskey,
};

interface StaffPorts {
  readonly identity: Identity;
  /** Not there for commands of the server, which ask nobody. */
  readonly approvals?: (() => SecondAdministrator) | undefined;
}
const noApprovals = (): SecondAdministrator => ({
  propose: () => assert.fail('a command asks no second administrator'),
  findWaiting: async () => [],
});

export type Staff = ReturnType<typeof createStaff>;

export function createStaff(
  { config, db, clock, jobs, log }: Platform,
  { identity, approvals = noApprovals }: StaffPorts,
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
    approvals,
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
    ...bind(deps, { listRoles, createRole, changeRole, retireRole }),
    acts: actsOf(deps),
    isOneHand,
    handOf,
    ...bind(deps, { listCustomerPlaces, endCustomerSessions, changeContact, resealSecrets }),
    hasAdministrator: () => identity.hasAdministrator(db),
    /** By e-mail as it is typed, disabled or not. Refusal `identity.contact-invalid`. */
    findAccount: (email: string) =>
      identity.findStaffAccount(db, identity.readContact(email, 'email').value),
    async find(staffId: string): Promise<StaffMember | undefined> {
      const [record, user, { ownPermissions }] = await Promise.all([
        findStaff(db, staffId),
        identity.findUser(db, staffId),
        readScope(db, staffId),
      ]);
      return record && user && { ...record, email: user.email, roles: user.roles, ownPermissions };
    },
    ownRolesOf: async (staffId: string) =>
      ((await listHeld(db, [staffId])).get(staffId) ?? []).map(({ id }) => id),
    /** The only house in which they work, and what their own roles give. */
    scopeOf: (staffId: string) => readScope(db, staffId),
    async list(): Promise<readonly StaffMember[]> {
      const records = await listStaff(db);
      const ids = records.map(({ id }) => id);
      const [found, held] = await Promise.all([identity.findUsers(db, ids), listHeld(db, ids)]);
      const users = new Map(found.map((user) => [user.id, user]));
      return records.flatMap((record) => {
        const user = users.get(record.id);
        const ownPermissions = givenBy(held.get(record.id) ?? []);
        return user ? [{ ...record, email: user.email, roles: user.roles, ownPermissions }] : [];
      });
    },
  };
}

/** What a second administrator decides. */
const actsOf = (deps: AccountDeps) => ({
  'staff.invite': inviteAct(deps),
  'staff.enable': enableAct(deps),
  'staff.reset': resetAct(deps),
  'staff.give-roles': giveRolesAct(deps),
  'role.change': changeRoleAct(deps),
});

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

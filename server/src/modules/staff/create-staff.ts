import { bind } from '../../kernel/bind.ts';
import { newId } from '../../kernel/chance.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Identity } from '../identity/index.ts';
import { hireStaff } from './hire-staff.ts';
import { signInStaff } from './sign-in-staff.ts';
import { findStaff, insertAudit, listAudit, listStaff } from './staff-store.ts';
import type { Audit, StaffMember } from './staff.ts';

export type Staff = ReturnType<typeof createStaff>;

export function createStaff({ config, db, clock }: Platform, { identity }: { identity: Identity }) {
  const deps = { db, clock, identity, serverSecret: config.secret };
  const audit: Audit = (trx, entry) =>
    insertAudit(trx, { ...entry, id: newId(clock.now().getTime()), at: clock.now() });

  return {
    audit,
    ...bind(deps, { signIn: signInStaff, hire: hireStaff }),
    async find(staffId: string): Promise<StaffMember | undefined> {
      const [record, user] = await Promise.all([
        findStaff(db, staffId),
        identity.findUser(db, staffId),
      ]);
      return record && user && { ...record, email: user.email, roles: user.roles };
    },
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
    listAudit: (query: {
      subject?: string | undefined;
      before?: string | undefined;
      size: number;
    }) => listAudit(db, query),
  };
}

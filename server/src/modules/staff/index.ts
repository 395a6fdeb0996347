import type { Identity } from '../identity/index.ts';
import { staffJobs, staffRepeatedJobs } from './jobs.ts';
import { accountRoutes } from './accounts/routes.ts';
import { customerSessionRoutes } from './customer-sessions/routes.ts';
import { ownRoleRoutes } from './own-roles/routes.ts';
import { staffPersonalData } from './personal-data.ts';
import { staffRoutes } from './routes.ts';
import type { Staff } from './create-staff.ts';
import { staffPasskeyRoutes } from './passkeys/routes.ts';

export { STAFF_COMMAND_TEXTS } from './command-texts.ts';
export { byCommand } from './accounts/deps.ts';
export { createStaff, type Staff } from './create-staff.ts';
export type {
  AccountTerms,
  GiveTerms,
  InviteTerms,
  RoleTerms,
} from './own-roles/rules/own-role.ts';
export type { Audit, AuditAll, StaffMember } from './staff.ts';

export const staffParts = (staff: Staff, identity: Identity) => ({
  personalData: staffPersonalData,
  routes: [
    ...staffRoutes(staff, identity),
    ...accountRoutes(staff, identity),
    ...ownRoleRoutes(staff),
    ...customerSessionRoutes(staff),
    ...staffPasskeyRoutes(staff, identity),
  ],
  jobs: staffJobs(staff),
  repeatedJobs: staffRepeatedJobs,
});

export type { AuditEntry } from './staff-store.ts';

import { listAuditEndpoint } from '@hako/contract/staff/audit/audit';
import { permissionsOf } from '@hako/contract/staff/permissions/permissions';
import * as calls from '@hako/contract/staff/staff';
import { Refusal } from '../../kernel/refusal.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { Identity } from '../identity/index.ts';
import { auditQueryOf, auditRowsOf } from './audit-view.ts';
import type { Staff } from './create-staff.ts';
import { toRow } from './staff-row.ts';

const AUDIT_PAGE = 50;

export const staffRoutes = (staff: Staff, identity: Identity): Route[] => [
  route(calls.signInStaffEndpoint, async ({ body, request, reply }) => {
    const origin = await identity.readProvedOrigin(request, reply);
    return identity.answerSignIn(reply, await staff.signIn(body, origin));
  }),
  route(calls.readDeskSessionEndpoint, async ({ caller }) => {
    const member = await staff.find(caller.userId);
    if (!member) throw new Refusal('access.not-allowed');
    return { data: { ...toRow(member), permissions: permissionsOf(member) } };
  }),
  route(listAuditEndpoint, async ({ query }) => {
    const [lines, members] = await Promise.all([
      staff.listAudit(auditQueryOf({ query }, AUDIT_PAGE)),
      staff.listAccounts(),
    ]);
    const rows = auditRowsOf(lines, members);
    return { rows, ...(rows.length === AUDIT_PAGE ? { next: rows.at(-1)?.id } : {}) };
  }),
];

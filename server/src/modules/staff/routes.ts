import { listAuditEndpoint } from '@hako/contract/staff/audit';
import * as calls from '@hako/contract/staff/staff';
import { Refusal } from '../../kernel/refusal.ts';
import { endOfVietnamDay, startOfVietnamDay } from '../../kernel/vietnam-day.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { Identity } from '../identity/index.ts';
import type { Staff } from './create-staff.ts';
import { toRow } from './staff-row.ts';

const AUDIT_PAGE = 50;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const staffRoutes = (staff: Staff, identity: Identity): Route[] => [
  route(calls.signInStaffEndpoint, async ({ body, request, reply }) => {
    const origin = await identity.readOrigin(request, reply);
    return identity.answerSignIn(reply, await staff.signIn(body, origin));
  }),
  route(calls.readDeskSessionEndpoint, async ({ caller }) => {
    const member = await staff.find(caller.userId);
    if (!member) throw new Refusal('access.not-allowed');
    return { data: toRow(member) };
  }),
  route(listAuditEndpoint, async ({ query }) => {
    const before = query.before && UUID.test(query.before) ? query.before : undefined;
    const [lines, members] = await Promise.all([
      staff.listAudit({
        ...{ actor: query.actor, action: query.action, subject: query.subject, before },
        from: query.from ? startOfVietnamDay(query.from) : undefined,
        until: query.to ? endOfVietnamDay(query.to) : undefined,
        size: AUDIT_PAGE,
      }),
      staff.listAccounts(),
    ]);
    const nameOf = new Map(members.map(({ id, fullName }) => [id, fullName]));
    const rows = lines.map((line) => ({
      id: line.audit_id,
      at: line.at.toISOString(),
      actor: line.actor,
      actor_name: nameOf.get(line.actor) ?? '',
      action: line.action,
      subject: line.subject,
      reason: line.reason,
      before: line.before,
      after: line.after,
    }));
    return { rows, ...(rows.length === AUDIT_PAGE ? { next: rows.at(-1)?.id } : {}) };
  }),
];

import { APPROVAL_STEPS } from '@hako/contract/staff/audit/audit-acts';
import { CODED_SUBJECTS } from '@hako/contract/staff/audit/audit-subjects';
import type { listAuditEndpoint } from '@hako/contract/staff/audit/audit';
import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { endOfVietnamDay, startOfVietnamDay } from '../../kernel/vietnam-day.ts';
import type { AuditQuery, listAudit } from './audit-store.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * What is asked of the audit: whole Vietnamese days; a page before that is none is not asked for.
 */
export const auditQueryOf = (
  { query }: Pick<EndpointInput<typeof listAuditEndpoint>, 'query'>,
  size: number,
): AuditQuery => ({
  actor: query.actor,
  actions: query.action === undefined ? undefined : actionsOf(query.action),
  subjects: query.subject === undefined ? undefined : subjectsOf(query.subject.trim()),
  before: query.before && UUID.test(query.before) ? query.before : undefined,
  from: query.from ? startOfVietnamDay(query.from) : undefined,
  until: query.to ? endOfVietnamDay(query.to) : undefined,
  size,
});

/** `wallet.credit.*` asks for all that happened to what two people decide. */
const actionsOf = (asked: string): string[] =>
  asked.endsWith('.*')
    ? Object.keys(APPROVAL_STEPS).map((step) => asked.replace('*', step))
    : [asked];

/** A bare code is looked for among all things that have codes. */
const subjectsOf = (asked: string): string[] =>
  asked.includes(':')
    ? [asked]
    : [
        asked,
        ...CODED_SUBJECTS.flatMap((kind) => [`${kind}:${asked}`, `${kind}:${asked.toUpperCase()}`]),
      ];

/** Lines of the audit with the names of those who did it. */
export function auditRowsOf(
  lines: Awaited<ReturnType<typeof listAudit>>,
  members: readonly { readonly id: string; readonly fullName: string }[],
) {
  const nameOf = new Map(members.map(({ id, fullName }) => [id, fullName]));
  return lines.map((line) => ({
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
}

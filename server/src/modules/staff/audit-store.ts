import { type SqlBool, sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';

export interface AuditQuery {
  readonly actor?: string | undefined;
  /** Any of these. */
  readonly actions?: readonly string[] | undefined;
  readonly subjects?: readonly string[] | undefined;
  readonly from?: Date | undefined;
  /** Not this moment itself. */
  readonly until?: Date | undefined;
  /** The last line of the page before. */
  readonly before?: string | undefined;
  readonly size: number;
}

/** Newest first, along the index of what is asked for; a page never reads more than its lines. */
export async function listAudit(
  reader: Reader,
  { actor, actions, subjects, from, until, before, size }: AuditQuery,
) {
  let query = reader.selectFrom('staff_audit').selectAll();
  if (actor) query = query.where('actor', '=', actor);
  if (actions) query = query.where('action', 'in', actions);
  if (subjects) query = query.where('subject', 'in', subjects);
  if (from) query = query.where('at', '>=', from);
  if (until) query = query.where('at', '<', until);
  if (before)
    query = query.where(
      sql<SqlBool>`(at, audit_id) < (select at, audit_id from staff_audit where audit_id = ${before})`,
    );
  return query.orderBy('at', 'desc').orderBy('audit_id', 'desc').limit(size).execute();
}

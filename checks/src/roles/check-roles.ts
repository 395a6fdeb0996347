import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '../../../contract/src/kit/endpoint.ts';
import type { PermissionTerms } from '../../../contract/src/staff/permissions/permission.ts';
import { PERMISSIONS } from '../../../contract/src/staff/permissions/permissions.ts';
import { readEndpoints } from '../calls.ts';
import { type Finding, ROOT, type SourceFile } from '../source.ts';
import { type AuditLine, auditLinesOf } from './audit-lines.ts';
import { faultsOfActWords, faultsOfSubjectWords } from './audit-words.ts';
import { callOf, isStaffCall, roleTable, type StaffCall } from './role-table.ts';
import { NOTHING_BEFORE, STAFF_ACTS } from './staff-acts.ts';

export const ROLES_FILE = path.join(ROOT, 'docs/roles.md');

/**
 * Every writing call of the staff says what it leaves in the audit, the server writes that line
 * with what was before and after, its action has words, and `docs/roles.md` tells who may do what.
 */
export async function checkRoles(sources: readonly SourceFile[]): Promise<Finding> {
  const calls = (await readEndpoints()).filter(isStaffCall);
  const modules = sources.filter(
    (source) => source.path.startsWith('server/src/modules/') && !source.path.endsWith('.test.ts'),
  );
  const lines = modules.flatMap((source) => auditLinesOf(source.path, source.text));
  const subjects = faultsOfSubjectWords(modules);
  const isUpToDate = readFileSync(ROLES_FILE, 'utf8') === roleTable(calls);
  return {
    name: 'roles and the audit of staff calls',
    seen: calls.length,
    faults: [
      ...(isUpToDate ? [] : ['docs/roles.md is old: npm run roles']),
      ...faultsOfCalls(calls, lines),
      ...faultsOfPermissions(calls),
      ...faultsOfLines(lines),
      ...faultsOfActWords(lines),
      ...(subjects.seen > 0 ? subjects.faults : ['no subject of the audit was found']),
    ],
  };
}

/** What is wrong with the list of acts. */
export function faultsOfCalls(
  calls: readonly Endpoint[],
  lines: readonly AuditLine[],
  acts: typeof STAFF_ACTS = STAFF_ACTS,
): string[] {
  const writing = calls.filter(({ method }) => method !== 'GET').map(callOf);
  const written = new Set(lines.map(({ action }) => action));
  const missing = writing.filter((call) => !(call in acts));
  const gone = Object.keys(acts).filter((call) => !writing.includes(call));
  const silent = Object.entries(acts).flatMap(([call, audited]) =>
    'none' in audited
      ? []
      : audited.filter((act) => !isWritten(act, written)).map((act) => `${call}: ${act}`),
  );
  return [
    ...missing.map((call) => `${call}: say in staff-acts.ts what it leaves in the audit`),
    ...gone.map((call) => `${call}: stands in staff-acts.ts and is no writing call of the staff`),
    ...silent.map((act) => `${act} is written to the audit nowhere`),
  ];
}

/** An act of two people is written by the module of approvals; `*.approve` by its verbs. */
const isWritten = (act: string, written: ReadonlySet<string>): boolean =>
  act.endsWith('?') || act.startsWith('*') ? written.has('*.propose') : written.has(act);

/**
 * What is wrong with the permissions: each call is in one of them, and the roles and the house that
 * the call names are those of its permission.
 */
export function faultsOfPermissions(
  calls: readonly StaffCall[],
  permissions: Readonly<Record<string, PermissionTerms>> = PERMISSIONS,
): string[] {
  const holders = Object.entries(permissions);
  const named = new Set(calls.map(callOf));
  const gone = holders.flatMap(([name, terms]) =>
    terms.calls.filter((call) => !named.has(call)).map((call) => `${name}: ${call} is no call`),
  );
  const wrong = calls.flatMap((call) => {
    const own = holders.filter(([, terms]) => terms.calls.includes(callOf(call)));
    const [holder] = own;
    if (!holder || own.length > 1) return [`${callOf(call)}: ${own.length} permissions, not one`];
    const [name, { roles, isHoused }] = holder;
    const said = call.access.staff.filter((role) => role !== 'admin');
    return [
      ...(said.toSorted().join() === roles.toSorted().join()
        ? []
        : [`${callOf(call)}: its roles are not those of ${name}`]),
      ...(call.access.warehouse && !isHoused
        ? [`${callOf(call)}: is done in one house, and ${name} does not say so`]
        : []),
    ];
  });
  return [...gone, ...wrong];
}

/** A line says what was before and after, but for acts that make something new. */
export const faultsOfLines = (
  lines: readonly AuditLine[],
  newThings: readonly string[] = NOTHING_BEFORE,
): string[] =>
  lines.flatMap(({ action, hasBefore, hasAfter, file }) => {
    const says = hasBefore || (hasAfter && newThings.includes(action));
    return says ? [] : [`${file}: ${action} does not say what was before`];
  });

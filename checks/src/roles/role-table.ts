import type { Access, Endpoint, StaffRole } from '../../../contract/src/kit/endpoint.ts';
import {
  moneyOf,
  PERMISSION_NAMES,
  permissionOf,
  PERMISSIONS,
} from '../../../contract/src/staff/permissions/permissions.ts';
import { STAFF_ACTS } from './staff-acts.ts';

const ROLES: readonly StaffRole[] = ['sales', 'buyer', 'warehouse', 'accountant', 'admin'];

export type StaffCall = Endpoint & { readonly access: Extract<Access, object> };

export const isStaffCall = (endpoint: Endpoint): endpoint is StaffCall =>
  typeof endpoint.access === 'object';

export const callOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** Which role may make which call, and what it leaves in the audit; as `docs/roles.md` shows it. */
export function roleTable(calls: readonly StaffCall[]): string {
  const lines = calls
    .toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
    .map((call) => {
      const marks = ROLES.map((role) => mark(call, role));
      return `| ${[nameOf(call), permissionOf(call) ?? '', ...marks, audited(call)].join(' | ')} |`;
    });
  return `${HEAD}\n${lines.join('\n')}\n\n${PERMISSION_HEAD}\n${permissionLines().join('\n')}\n`;
}

/** Every permission, with the fixed roles that have it. */
function permissionLines(): string[] {
  const money = moneyOf(PERMISSION_NAMES);
  return PERMISSION_NAMES.map((one) => {
    const { name, note, roles, only } = PERMISSIONS[one];
    const marks = ROLES.map((role) =>
      role === 'admin' || (roles as readonly StaffRole[]).includes(role) ? 'yes' : '',
    );
    const two = only ?? (money.includes(one) ? 'two administrators' : 'an administrator');
    return `| ${[`\`${one}\``, `${name}: ${note}`, ...marks, two].join(' | ')} |`;
  });
}

const HEAD = `# Who may do what at the desk

Made from the contract by \`npm run roles\`; a test compares. An administrator may make every call. JP and VN: only who works in that house, or in no particular one.
The last column names the lines that an act leaves in the audit (\`/desk/audit\`), each with author, time, and what was before and after; \`?\` stands for a second person:
\`.propose\`, then \`.approve\` or \`.decline\`. A call that changes nothing leaves none.

Each call needs one permission. A fixed role is a set of them that the contract names; an own role is a set that an administrator puts together (\`/desk/roles\`).

| call | permission | sales | buyer | warehouse | accountant | admin | audit |
|---|---|---|---|---|---|---|---|`;

const PERMISSION_HEAD = `## Permissions

Who may put one into an own role that somebody has, or give it to somebody by one: the last column. What \`everybody\` has is in no role, and what only the \`administrator\` has is in no own role.

| permission | what it lets do | sales | buyer | warehouse | accountant | admin | given by |
|---|---|---|---|---|---|---|---|`;

const sortKey = ({ method, path }: Endpoint): string => `${path} ${method}`;

const nameOf = (call: StaffCall): string =>
  `\`${callOf(call)}\`${call.access.warehouse ? ` ${call.access.warehouse}` : ''}`;

const mark = ({ access }: StaffCall, role: StaffRole): string =>
  role === 'admin' || access.staff.includes(role) ? 'yes' : '';

function audited(call: StaffCall): string {
  if (call.method === 'GET') return '';
  const acts = STAFF_ACTS[callOf(call)];
  if (acts === undefined) return 'unknown';
  return 'none' in acts ? acts.none : acts.map((act) => `\`${act}\``).join(', ');
}

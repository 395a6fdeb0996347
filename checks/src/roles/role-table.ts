import type { Access, Endpoint, StaffRole } from '../../../contract/src/kit/endpoint.ts';
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
    .map(
      (call) =>
        `| ${[nameOf(call), ...ROLES.map((role) => mark(call, role)), audited(call)].join(' | ')} |`,
    );
  return `${HEAD}\n${lines.join('\n')}\n`;
}

const HEAD = `# Who may do what at the desk

Made from the contract by \`npm run roles\`; a test compares. An administrator may make every call. JP and VN: only who works in that house, or in no particular one.
The last column names the lines that an act leaves in the audit (\`/desk/audit\`), each with author, time, and what was before and after; \`?\` stands for a second person:
\`.propose\`, then \`.approve\` or \`.decline\`. A call that changes nothing leaves none.

| call | sales | buyer | warehouse | accountant | admin | audit |
|---|---|---|---|---|---|---|`;

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

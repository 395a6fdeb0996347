import type { Permission } from '@hako/contract/staff/permissions/permissions';
import { beforeAll, expect } from 'vitest';
import { call } from '../people/client.ts';
import { staffToken } from '../people/sign-in.ts';
import { service, setUpQuotesRig } from './orders/quotes-rig.ts';

export const reason = 'theo giám đốc';
const token: Record<string, string> = {};
export const id: Record<string, string> = {};

export const second = 'warehouse-jp';
export const as = (who: string, method: string, path: string, body?: object) =>
  call(service, method, `/api/desk${path}`, { token: token[who], body });
/** The text of an answer that is no JSON, or its status where it is none. */
export async function fetched(
  who: string,
  path: string,
): Promise<{ status: number; text: string }> {
  const headers = { authorization: `Bearer ${token[who]}` };
  const answer = await fetch(`${service.url}/api/${path}`, { headers });
  return { status: answer.status, text: await answer.text() };
}
export const duties = (roles: string[], own_roles?: string[], warehouse: string | null = null) => ({
  ...{ roles, own_roles, warehouse, reason },
});
export const give = (who: string, ...asked: Parameters<typeof duties>) =>
  as('admin', 'PUT', `/staff/${id[who]}/roles`, duties(...asked));
export async function made(name: string, permissions: Permission[]): Promise<string> {
  const { status, body } = await as('admin', 'POST', '/roles', { name, permissions, reason });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.id;
}
export const change = (roleId: string, name: string, permissions: string[], seen_version: number) =>
  as('admin', 'PUT', `/roles/${roleId}`, { name, permissions, seen_version, reason });
export const decide = (who: string, approvalId: string, accept = true) =>
  as(who, 'POST', `/approvals/${approvalId}/decide`, { accept, reason: 'đã hỏi lại' });
/** The proposal that waits longest. */
export const waiting = async (who = second) => (await as(who, 'GET', '/approvals')).body.results[0];
/** The second administrator says yes to it. */
export const agreed = async () =>
  expect((await decide(second, (await waiting()).id)).status).toBe(200);
export const account = (who: string, what: string, by = 'admin') =>
  as(by, 'POST', `/staff/${id[who]}/${what}`, { reason });
export const audited = async (subject: string) =>
  (
    await service.platform.pool.query(
      'select action, actor, reason, before, after from staff_audit where subject = $1 order by audit_id',
      [subject],
    )
  ).rows;

/** The demo's people, signed in, of whom two are administrators; for all tests of a file. */
export function setUpOwnRolesRig(): void {
  setUpQuotesRig();
  beforeAll(async () => {
    for (const name of ['admin', 'warehouse-jp', 'sales', 'buyer', 'accountant'])
      token[name] = await staffToken(service, name);
    for (const { id: staffId, email } of (await as('admin', 'GET', '/staff')).body.data)
      id[email.split('@')[0]] = staffId;
    // A second administrator comes by the operator of the server.
    const { pool } = service.platform;
    await pool.query("update users set roles = '{admin}' where user_id = $1", [id[second]]);
    await pool.query('update staff_members set warehouse = null where staff_id = $1', [id[second]]);
  });
}

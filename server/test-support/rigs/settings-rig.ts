import { dayInVietnam } from '../../src/kernel/vietnam-day.ts';
import { call, type TestAnswer } from '../people/client.ts';
import { staffToken } from '../people/sign-in.ts';
import { startPretendService } from '../world/pretend-service.ts';

export const REASON = 'Chủ cửa hàng quyết định';
const DAY_MS = 86_400_000;

export type SettingsRig = Awaited<ReturnType<typeof createSettingsRig>>;

/** The whole service with an administrator who changes settings and an accountant who decides. */
export async function createSettingsRig() {
  const service = await startPretendService(1_000_000);
  const [admin, accountant] = [
    await staffToken(service, 'admin'),
    await staffToken(service, 'accountant'),
  ];
  const nowMs = service.platform.clock.now().getTime();
  const read = async (page: string) =>
    (await call(service, 'GET', `/api/desk/settings/${page}`, { token: admin })).body.data;
  return {
    service,
    admin,
    accountant,
    today: dayInVietnam(new Date(nowMs)),
    tomorrow: dayInVietnam(new Date(nowMs + DAY_MS)),
    read,
    valuesOf: async (page: string, key: string) =>
      (await read(page)).rows.find((row: { key: string }) => row.key === key)?.values,
    /** As somebody who sees the page as it is. */
    change: async (
      page: string,
      body: { readonly key: string; readonly [field: string]: unknown },
      token = admin,
    ): Promise<TestAnswer> => {
      const seen = (await read(page))?.last_changes[body.key] ?? 0;
      return call(service, 'POST', `/api/desk/settings/${page}`, {
        token,
        body: { reason: REASON, seen_change: seen, ...body },
      });
    },
    changes: async (page: string) =>
      (await call(service, 'GET', `/api/desk/settings/${page}/changes`, { token: admin })).body
        .rows,
    /** The approval that waits longest, and what this person was told who approved it. */
    approve: async (token: string) => {
      const waiting = await call(service, 'GET', '/api/desk/approvals', { token: accountant });
      const [approval] = waiting.body.results;
      const decided = await call(service, 'POST', `/api/desk/approvals/${approval.id}/decide`, {
        token,
        body: { accept: true, reason: 'Đã xem' },
      });
      return { approval, decided };
    },
    audited: (subject: string) =>
      service.platform.db
        .selectFrom('staff_audit')
        .select(['action', 'reason', 'before', 'after'])
        .where('subject', '=', subject)
        .orderBy('audit_id', 'desc')
        .execute(),
  };
}

import * as calls from '@hako/contract/settings/settings';
import { mayCall } from '../../platform/http/access/staff-access.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { Settings } from './settings.ts';

/** Calls of the desk. */
export const settingsRoutes = (settings: Settings): Route[] => [
  route(calls.readSettingsEndpoint, async ({ params: { name }, caller }) => ({
    data: {
      ...(await settings.read(name)),
      may_change: mayCall(calls.changeSettingEndpoint, caller),
    },
  })),
  route(calls.listSettingChangesEndpoint, ({ params: { name: page }, query: { key, before } }) =>
    settings.listChanges({ page, key, before }),
  ),
  route(calls.changeSettingEndpoint, async ({ params: { name: page }, body, caller }) => {
    const { key, values, valid_from: validFrom, seen_change: seenChange } = body;
    const by = { staffId: caller.userId, reason: body.reason.trim(), seenChange };
    const { isDone } = await settings.change({ page, key, values, validFrom }, by);
    return { status: true as const, is_done: isDone };
  }),
  route(calls.previewSettingEndpoint, async ({ params: { name: page }, body }) => {
    const { key, values, valid_from: validFrom } = body;
    return { data: await settings.preview({ page, key, values, validFrom }) };
  }),
];

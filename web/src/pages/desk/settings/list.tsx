import { SettingIndex } from '../../../features/desk/settings/setting-index.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/list';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Cấu hình · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

/** Every page of settings. */
export default function DeskSettingsPage() {
  return (
    <Stack>
      <PageName>Cấu hình</PageName>
      <SettingIndex />
    </Stack>
  );
}

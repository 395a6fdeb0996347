import { listSettingChangesEndpoint, readSettingsEndpoint } from '@hako/contract/settings/settings';
import { pageOf } from '@hako/contract/settings/setting-pages';
import { Link } from 'react-router';
import { load } from '../../../api/load.ts';
import { SettingPageView } from '../../../features/desk/settings/setting-page.tsx';
import { wordsOf } from '../../../features/desk/settings/setting-words.ts';
import { requireStaff } from '../../../features/identity/guard.ts';
import type { RouteHandle } from '../../../root.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import type { Route } from './+types/page';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = ({ params }) => [
  { title: `${pageOf(params.name)?.title ?? 'Cấu hình'} · Hako` },
];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, params: { name }, request }: Route.LoaderArgs) {
  const before = Number(new URL(request.url).searchParams.get('before')) || undefined;
  const params = { name };
  const [{ data: sheet }, history] = await Promise.all([
    load(context, readSettingsEndpoint, { params }),
    load(context, listSettingChangesEndpoint, { params, query: { before } }),
  ]);
  return { sheet, history };
}

/** One page of settings. */
export default function DeskSettingPage({ loaderData: { sheet, history } }: Route.ComponentProps) {
  const words = wordsOf(sheet);
  return (
    <Stack>
      <Link to="/desk/settings">‹ Cấu hình</Link>
      {words ? (
        <SettingPageView
          key={sheet.name}
          {...{ sheet, words }}
          changes={history.rows}
          next={history.next}
        />
      ) : (
        <EmptyState title="Trang cấu hình này mới hơn phiên bản đang mở. Hãy tải lại trang." />
      )}
    </Stack>
  );
}

import { listDeskFeedbacksEndpoint } from '@hako/contract/content/feedbacks';
import { load } from '../../../api/load.ts';
import { DeskFeedbackCard } from '../../../features/content/desk-feedback.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { chosenIn, pageIn } from '../../../text/address.ts';
import { Stack } from '../../../ui/frames/card.tsx';
import { Pager } from '../../../ui/frames/pager.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import { TabLinks } from '../../../ui/frames/tabs.tsx';
import type { Route } from './+types/feedbacks';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Cảm nhận · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const STATES = [
  { key: 'waiting', label: 'Chờ đọc' },
  { key: 'shown', label: 'Đang hiện' },
  { key: 'hidden', label: 'Đã ẩn' },
] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const state = chosenIn(search, 'state', STATES);
  const page = pageIn(search);
  const { results, pagination } = (
    await load(context, listDeskFeedbacksEndpoint, { query: { state, page } })
  ).data;
  return { state, feedbacks: results, pagination };
}

/** What customers say of us: read, answered, shown or hidden. */
export default function DeskFeedbacksPage({
  loaderData: { state, feedbacks, pagination },
}: Route.ComponentProps) {
  return (
    <Stack>
      <PageName>Cảm nhận của khách</PageName>
      <TabLinks
        label="Trạng thái"
        chosen={state}
        tabs={STATES.map((tab) => ({
          ...tab,
          to: tab.key === 'waiting' ? '?' : `?state=${tab.key}`,
        }))}
      />
      {feedbacks.length === 0 ? <EmptyState title="Không có cảm nhận nào ở mục này" /> : null}
      {feedbacks.map((feedback) => (
        <DeskFeedbackCard key={`${feedback.id}${feedback.state}`} feedback={feedback} />
      ))}
      <Pager page={pagination.page} size={pagination.size} total={pagination.total} />
    </Stack>
  );
}

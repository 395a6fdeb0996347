import {
  readTrackingImportEndpoint,
  TRACKING_VERDICTS,
} from '@hako/contract/orders/tracking-import';
import { useNavigate } from 'react-router';
import { load } from '../../../api/load.ts';
import { TrackingPreview } from '../../../features/desk/tracking/tracking-preview.tsx';
import { UploadTracking } from '../../../features/desk/tracking/upload-tracking.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import type { RouteHandle } from '../../../root.tsx';
import { Card, Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/import';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Nhập mã vận đơn từ file · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const id = search.get('id');
  if (!id) return { file: undefined, verdict: undefined };
  const verdict = TRACKING_VERDICTS.find((one) => one === search.get('verdict'));
  const after = Number(search.get('after') ?? 0) || undefined;
  const query = { ...(verdict && { verdict }), ...(after && { after }) };
  const { data } = await load(context, readTrackingImportEndpoint, { params: { id }, query });
  return { file: data, verdict };
}

/**
 * Many tracking numbers at once: a file is read, shown line by line, and entered as it was shown.
 */
export default function TrackingImportPage({
  loaderData: { file, verdict },
}: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <Stack>
      <h1>Nhập mã vận đơn từ file</h1>
      <Card>
        <UploadTracking key={file?.id} onRead={(id) => void navigate(`?id=${id}`)} />
      </Card>
      {file ? <TrackingPreview file={file} verdict={verdict} /> : null}
    </Stack>
  );
}

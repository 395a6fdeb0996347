import { ApproveQr } from '../../../features/identity/sign-in/approve-qr.tsx';
import { requireViewer } from '../../../features/identity/guard.ts';
import { useViewer } from '../../../parts/viewer.ts';
import type { RouteHandle } from '../../../root.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import { Narrow } from '../../../ui/frames/prose.tsx';
import type { Route } from './+types/qr';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Xác nhận đăng nhập · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireViewer];

/** Present so that coming here by a link asks the server, and with it the guard. */
export function loader(): null {
  return null;
}

/** Where the camera of a phone lands that scanned the code of a sign-in page. */
export default function QrPage({ params }: Route.ComponentProps) {
  const viewer = useViewer();
  return (
    <Narrow>
      <Stack gap={3}>
        <h1>Đăng nhập máy tính này?</h1>
        <ApproveQr qrId={params.id} name={viewer?.name ?? ''} />
      </Stack>
    </Narrow>
  );
}

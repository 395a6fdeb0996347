import { redirect, useSearchParams } from 'react-router';
import { safeNext } from '../../../api/safe-next.ts';
import { readViewer } from '../../../parts/viewer.ts';
import { StaffSignIn } from '../../../features/identity/sign-in/staff-sign-in-form.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { Card, Stack } from '../../../ui/frames/card.tsx';
import { Narrow } from '../../../ui/frames/prose.tsx';
import type { Route } from './+types/login';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Đăng nhập bàn làm việc · Hako' }];

/** Only addresses of the desk: a customer's page would be a page of nothing for staff. */
const deskNext = (next: string | null): string =>
  next?.startsWith('/desk') ? safeNext(next) : '/desk';

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await readViewer(request, context);
  if (viewer?.kind === 'staff')
    throw redirect(deskNext(new URL(request.url).searchParams.get('next')));
  return null;
}

export default function DeskLoginPage() {
  const [search] = useSearchParams();
  return (
    <Narrow>
      <Stack gap={3}>
        <h1>Bàn làm việc</h1>
        <Card>
          <StaffSignIn next={deskNext(search.get('next'))} />
        </Card>
      </Stack>
    </Narrow>
  );
}

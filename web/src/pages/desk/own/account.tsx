import { listSessionsEndpoint } from '@hako/contract/identity/sessions';
import { listStaffPasskeysEndpoint } from '@hako/contract/staff/passkeys';
import { load } from '../../../api/load.ts';
import {
  BY_PASSWORD,
  SignedInPlaces,
} from '../../../features/identity/account/signed-in-places.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { StaffPasskeys } from '../../../features/identity/passkeys/passkey-cards.tsx';
import { PageName } from '../../../parts/desk/page-name.tsx';
import { LookChoice } from '../../../parts/look-choice.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { Card, Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/account';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Tài khoản của tôi · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context }: Route.LoaderArgs) {
  const [passkeys, places] = await Promise.all([
    load(context, listStaffPasskeysEndpoint),
    load(context, listSessionsEndpoint),
  ]);
  return { passkeys: passkeys.data, places: places.data };
}

/** How the desk looks, by what a member of staff signs in, and where they are signed in. */
export default function DeskAccountPage({
  loaderData: { passkeys, places },
}: Route.ComponentProps) {
  return (
    <Stack gap={3}>
      <PageName>Tài khoản của tôi</PageName>
      <Card title="Giao diện">
        <LookChoice />
      </Card>
      <Card title="Khóa truy cập (passkey)">
        <StaffPasskeys passkeys={passkeys} />
      </Card>
      <Card title="Thiết bị đang đăng nhập">
        <SignedInPlaces places={places} ways={BY_PASSWORD} />
      </Card>
    </Stack>
  );
}

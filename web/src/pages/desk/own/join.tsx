import { readJoinEndpoint } from '@hako/contract/staff/joining';
import { load } from '../../../api/load.ts';
import { JoinForm } from '../../../features/identity/sign-in/join-form.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { Card, Stack } from '../../../ui/frames/card.tsx';
import { Narrow } from '../../../ui/frames/prose.tsx';
import type { Route } from './+types/join';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [
  { title: 'Nhận tài khoản nhân viên · Hako' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  (await load(context, readJoinEndpoint, { params: { token: params.token } })).data;

/** After joining the address is used up; reading it again would only say so. */
export const shouldRevalidate = (): boolean => false;

/** The page of a one-time address: a new member of staff sets their password and second factor. */
export default function JoinPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <Narrow>
      <Stack gap={3}>
        <h1>Chào {loaderData.full_name}</h1>
        <p>
          Đây là tài khoản nhân viên của bạn ở Hako, đăng nhập bằng <b>{loaderData.email}</b>. Địa
          chỉ này chỉ dùng được một lần.
        </p>
        <Card>
          <JoinForm token={params.token} joining={loaderData} />
        </Card>
      </Stack>
    </Narrow>
  );
}

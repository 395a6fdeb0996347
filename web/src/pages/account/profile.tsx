import { readProfileEndpoint } from '@hako/contract/customers';
import { load } from '../../api/load.ts';
import { ProfileForm } from '../../features/customers/profile-form.tsx';
import { formatDay } from '../../text/time.ts';
import { Card, Facts, WithAside } from '../../ui/card.tsx';
import type { Route } from './+types/profile';

export const meta: Route.MetaFunction = () => [{ title: 'Hồ sơ · Hako' }];

export async function loader({ context }: Route.LoaderArgs) {
  return { profile: (await load(context, readProfileEndpoint)).data };
}

export default function ProfilePage({ loaderData: { profile } }: Route.ComponentProps) {
  return (
    <>
      <h1>Hồ sơ</h1>
      <WithAside
        aside={
          <Card title="Tài khoản">
            <Facts
              rows={[
                ['Mã khách hàng', profile.customer_no],
                ['Điện thoại', profile.phone ?? 'Chưa có'],
                ['E-mail', profile.email ?? 'Chưa có'],
                ['Hạng', profile.level.name],
                ['Tham gia từ', formatDay(profile.created_at)],
              ]}
            />
          </Card>
        }
      >
        <Card title="Thông tin cá nhân">
          <ProfileForm profile={profile} />
        </Card>
      </WithAside>
    </>
  );
}

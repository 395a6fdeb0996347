import { readProfileEndpoint } from '@hako/contract/customers';
import { load } from '../../api/load.ts';
import { ProfileForm } from '../../features/customers/profile-form.tsx';
import { ChangePasswordForm } from '../../features/identity/change-password-form.tsx';
import { SignOutButton } from '../../features/identity/sign-out-button.tsx';
import { VerifyContactForm } from '../../features/identity/verify-contact-form.tsx';
import { formatDay } from '../../text/time.ts';
import { Card, Facts, Stack, WithAside } from '../../ui/card.tsx';
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
        <Stack>
          <Card title="Thông tin cá nhân">
            <ProfileForm profile={profile} />
          </Card>
          <Card title="Số điện thoại">
            <VerifyContactForm channel="phone" current={profile.phone} />
          </Card>
          <Card title="E-mail">
            <VerifyContactForm channel="email" current={profile.email} />
          </Card>
          <Card title="Đổi mật khẩu">
            <ChangePasswordForm />
          </Card>
          <div>
            <SignOutButton />
          </div>
        </Stack>
      </WithAside>
    </>
  );
}

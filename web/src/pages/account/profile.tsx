import { readProfileEndpoint } from '@hako/contract/customers';
import { readSalesCareEndpoint } from '@hako/contract/sales-care';
import { load } from '../../api/load.ts';
import { ProfileForm } from '../../features/customers/profile-form.tsx';
import { ChangePasswordForm } from '../../features/identity/change-password-form.tsx';
import { SignOutButton } from '../../features/identity/sign-out-button.tsx';
import { VerifyContactForm } from '../../features/identity/verify-contact-form.tsx';
import { SalesCare } from '../../features/support/sales-care.tsx';
import { formatDay } from '../../text/time.ts';
import { Card, Facts, Stack, WithAside } from '../../ui/card.tsx';
import type { Route } from './+types/profile';

export const meta: Route.MetaFunction = () => [{ title: 'Hồ sơ · Hako' }];

export async function loader({ context }: Route.LoaderArgs) {
  const [profile, care] = await Promise.all([load(context, readProfileEndpoint), load(context, readSalesCareEndpoint)]);
  return { profile: profile.data, care: care.data };
}

export default function ProfilePage({ loaderData: { profile, care } }: Route.ComponentProps) {
  return (
    <>
      <h1>Hồ sơ</h1>
      <WithAside
        aside={
          <Stack>
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
            <SalesCare care={care} />
          </Stack>
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

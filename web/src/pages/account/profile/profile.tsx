import { readProfileEndpoint, readSessionEndpoint } from '@hako/contract/customers/customers';
import { listPasskeysEndpoint } from '@hako/contract/identity/passkeys';
import { readProofWaysEndpoint } from '@hako/contract/identity/owner';
import { listSessionsEndpoint } from '@hako/contract/identity/sessions';
import { readSalesCareEndpoint } from '@hako/contract/support/sales-care';
import { load } from '../../../api/load.ts';
import { AvatarInput } from '../../../features/customers/avatar-input.tsx';
import { ProfileForm } from '../../../features/customers/profile-form.tsx';
import { ChangePasswordForm } from '../../../features/identity/account/change-password-form.tsx';
import { ResetPasswordForm } from '../../../features/identity/account/reset-password-form.tsx';
import { SignedInPlaces } from '../../../features/identity/account/signed-in-places.tsx';
import { VerifyContactForm } from '../../../features/identity/account/verify-contact-form.tsx';
import { CustomerPasskeys } from '../../../features/identity/passkeys/passkey-cards.tsx';
import { SalesCare } from '../../../features/support/sales-care.tsx';
import { formatPhone } from '../../../text/contact.ts';
import { formatDay } from '../../../text/time.ts';
import { Card, Facts, Stack, WithAside } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/profile';

export const meta: Route.MetaFunction = () => [{ title: 'Hồ sơ · Hako' }];

export async function loader({ context }: Route.LoaderArgs) {
  const [profile, care, places, session, ways, passkeys] = await Promise.all([
    load(context, readProfileEndpoint),
    load(context, readSalesCareEndpoint),
    load(context, listSessionsEndpoint),
    load(context, readSessionEndpoint),
    load(context, readProofWaysEndpoint),
    load(context, listPasskeysEndpoint),
  ]);
  return {
    profile: profile.data,
    care: care.data,
    places: places.data,
    hasPassword: session.data.pwdHasBeenSet,
    ways: ways.data,
    passkeys: passkeys.data,
  };
}

export default function ProfilePage({
  loaderData: { profile, care, places, hasPassword, ways, passkeys },
}: Route.ComponentProps) {
  return (
    <>
      <h1>Hồ sơ</h1>
      <WithAside
        aside={
          <Stack>
            <AccountCard profile={profile} />
            <SalesCare care={care} />
          </Stack>
        }
      >
        <Stack>
          <Card title="Thông tin cá nhân">
            <Stack gap={3}>
              <AvatarInput avatar={profile.avatar} />
              <ProfileForm profile={profile} />
            </Stack>
          </Card>
          <Card title="Số điện thoại">
            <VerifyContactForm channel="phone" current={profile.phone} ways={ways} />
          </Card>
          <Card title="Email">
            <VerifyContactForm channel="email" current={profile.email} ways={ways} />
          </Card>
          <PasswordCard profile={profile} hasPassword={hasPassword} />
          <Card title="Khóa truy cập (passkey)">
            <CustomerPasskeys passkeys={passkeys} ways={ways} />
          </Card>
          <Card title="Thiết bị đang đăng nhập">
            <SignedInPlaces places={places} ways={ways} />
          </Card>
        </Stack>
      </WithAside>
    </>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

function AccountCard({ profile }: Pick<Loaded, 'profile'>) {
  return (
    <Card title="Tài khoản">
      <Facts
        rows={[
          ['Mã khách hàng', profile.customer_no],
          ['Điện thoại', profile.phone ? formatPhone(profile.phone) : 'Chưa có'],
          ['Email', profile.email ?? 'Chưa có'],
          ['Hạng', profile.level.name],
          ['Tham gia từ', formatDay(profile.created_at)],
        ]}
      />
    </Card>
  );
}

function PasswordCard({ profile, hasPassword }: Pick<Loaded, 'profile' | 'hasPassword'>) {
  return hasPassword ? (
    <Card title="Đổi mật khẩu">
      <ChangePasswordForm />
    </Card>
  ) : (
    <Card title="Đặt mật khẩu">
      <Stack>
        <p>
          Bạn đang đăng nhập bằng Google. Có thêm mật khẩu, bạn vẫn vào được khi không có Google.
          Đặt xong, bạn đăng nhập lại bằng mật khẩu mới.
        </p>
        <ResetPasswordForm contact={profile.email ?? profile.phone ?? ''} />
      </Stack>
    </Card>
  );
}

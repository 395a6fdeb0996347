import { readNotificationSettingsEndpoint } from '@hako/contract/notification-channels';
import { load } from '../../api/load.ts';
import { NotificationSwitches } from '../../features/notifications/notification-switches.tsx';
import { Card, Stack } from '../../ui/card.tsx';
import type { Route } from './+types/notification-settings';

export const meta: Route.MetaFunction = () => [{ title: 'Cài đặt thông báo · Hako' }];

export async function loader({ context }: Route.LoaderArgs) {
  return { kinds: (await load(context, readNotificationSettingsEndpoint)).data.kinds };
}

export default function NotificationSettingsPage({ loaderData: { kinds } }: Route.ComponentProps) {
  return (
    <Stack>
      <h1>Cài đặt thông báo</h1>
      <p>Chọn những gì bạn muốn được báo trong ứng dụng. Tin về tiền và hàng đã mua luôn được gửi.</p>
      <Card>
        <NotificationSwitches kinds={kinds} />
      </Card>
    </Stack>
  );
}

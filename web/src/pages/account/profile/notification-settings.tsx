import { checkLastMinuteEndpoint } from '@hako/contract/bidding/guards';
import {
  readNotificationSettingsEndpoint,
  readPushEndpoint,
} from '@hako/contract/notifications/channels';
import { load } from '../../../api/load.ts';
import { useViewer } from '../../../parts/viewer.ts';
import { LastMinuteSwitch } from '../../../features/bidding/lists/last-minute-switch.tsx';
import { MailChannel } from '../../../features/notifications/mail-channel.tsx';
import { NotificationSwitches } from '../../../features/notifications/notification-switches.tsx';
import { PushDevice } from '../../../features/notifications/push-device.tsx';
import { PushDevices } from '../../../features/notifications/push-devices.tsx';
import { QuietHours } from '../../../features/notifications/quiet-hours.tsx';
import { Card, Stack, WithAside } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/notification-settings';

export const meta: Route.MetaFunction = () => [{ title: 'Cài đặt thông báo · Hako' }];

export async function loader({ context }: Route.LoaderArgs) {
  const [settings, push, lastMinute] = await Promise.all([
    load(context, readNotificationSettingsEndpoint),
    load(context, readPushEndpoint),
    load(context, checkLastMinuteEndpoint),
  ]);
  return { settings: settings.data, push: push.data, isToldLastMinute: lastMinute.data.enabled };
}

export default function NotificationSettingsPage({
  loaderData: { settings, push, isToldLastMinute },
}: Route.ComponentProps) {
  const viewer = useViewer();
  const { kinds, channels, quiet_hours: quietHours } = settings;
  return (
    <>
      <h1>Cài đặt thông báo</h1>
      <WithAside
        aside={
          <Stack>
            {push.public_key && viewer ? (
              <Card title="Thông báo đẩy">
                <Stack gap={1}>
                  <PushDevice publicKey={push.public_key} customerId={viewer.id} />
                  {push.devices.length > 0 ? <PushDevices devices={push.devices} /> : null}
                  <QuietHours hours={quietHours} />
                </Stack>
              </Card>
            ) : null}
            {channels.email.is_open ? (
              <Card title="Email">
                <MailChannel address={channels.email.address} />
              </Card>
            ) : null}
          </Stack>
        }
      >
        <Card title="Bạn muốn được báo gì, ở đâu">
          <p>
            Tắt một loại tin trong ứng dụng thì loại đó cũng không gửi đi nơi khác. Tin về tiền và
            hàng đã mua luôn có trong ứng dụng.
          </p>
          <NotificationSwitches kinds={kinds} channels={channels} />
          <LastMinuteSwitch isOn={isToldLastMinute} />
        </Card>
      </WithAside>
    </>
  );
}

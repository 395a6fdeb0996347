import {
  readUnsubscribeEndpoint,
  unsubscribeMailEndpoint,
} from '@hako/contract/notifications/channels';
import { NOTIFICATION_KIND_NAMES } from '@hako/contract/notifications/messages';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../api/client.ts';
import { load } from '../api/load.ts';
import { useAction } from '../api/use-action.ts';
import { Button } from '../ui/forms/button.tsx';
import { Card, Stack } from '../ui/frames/card.tsx';
import { Banner } from '../ui/frames/states.tsx';
import type { Route } from './+types/unsubscribe';

export const meta: Route.MetaFunction = () => [
  { title: 'Ngừng nhận thư · Hako' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { token, ...(await load(context, readUnsubscribeEndpoint, { query: { token } })).data };
}

/** Where the link at the foot of a mail leads: nothing changes until the button is pressed. */
export default function UnsubscribePage({
  loaderData: { token, type, is_on: isOn },
}: Route.ComponentProps) {
  const [isStopped, setStopped] = useState(!isOn);
  const stop = useAction((_: null, idempotencyKey) =>
    call(unsubscribeMailEndpoint, { query: { token } }, { idempotencyKey }),
  );
  const name = NOTIFICATION_KIND_NAMES[type] ?? type;
  return (
    <Card title={isStopped ? 'Đã ngừng gửi thư' : 'Ngừng nhận thư?'}>
      <Stack>
        <p>
          {isStopped
            ? `Hako không gửi thư về “${name}” tới bạn nữa. Tin vẫn có trong ứng dụng.`
            : `Hako sẽ không gửi thư về “${name}” nữa. Tin vẫn có trong ứng dụng, và bạn bật lại được bất cứ lúc nào.`}
        </p>
        {stop.refusal ? <Banner tone="bad">{stop.refusal.message}</Banner> : null}
        {isStopped ? null : (
          <div>
            <Button
              kind="main"
              isBusy={stop.isBusy}
              onClick={() => void stop.run(null).then((done) => done && setStopped(true))}
            >
              Ngừng gửi thư
            </Button>
          </div>
        )}
        <Link to="/account/user/notification-setting">Cài đặt thông báo</Link>
      </Stack>
    </Card>
  );
}

import {
  readAccountChangeEndpoint,
  stopAccountChangeEndpoint,
} from '@hako/contract/identity/owner';
import { CHANGE_WORDS } from '@hako/contract/identity/owner-messages';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { load } from '../api/load.ts';
import { useAction } from '../api/use-action.ts';
import { formatMoment } from '../text/time.ts';
import { Button, ButtonLink } from '../ui/forms/button.tsx';
import { RefusalNote } from '../ui/forms/form.tsx';
import { Card, Stack } from '../ui/frames/card.tsx';
import type { Route } from './+types/stop-change';

export const meta: Route.MetaFunction = () => [
  { title: 'Dừng thay đổi tài khoản · Hako' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export async function loader({ context, params: { code } }: Route.LoaderArgs) {
  const { data } = await load(context, readAccountChangeEndpoint, { query: { code } });
  return { code, change: data };
}

const TITLES = {
  open: 'Không phải bạn?',
  stopped: 'Đã dừng thay đổi',
  over: 'Đã quá hạn dừng thay đổi',
} as const;

/** Where the link in a message about a change of the account leads: nothing happens until the button is pressed. */
export default function StopChangePage({ loaderData: { code, change } }: Route.ComponentProps) {
  const [isStopped, setStopped] = useState(false);
  const stop = useAction((_: null, idempotencyKey) =>
    call(stopAccountChangeEndpoint, { body: { code } }, { idempotencyKey }),
  );
  const state = isStopped ? 'stopped' : change.state;
  return (
    <Card title={TITLES[state]}>
      <Stack>
        {state === 'open' ? (
          <>
            <p>
              Lúc {formatMoment(change.at)}, {CHANGE_WORDS[change.kind]}. Nếu chính bạn đã làm, bạn
              không cần làm gì thêm.
            </p>
            <p>
              Nếu không phải bạn, hãy dừng lại trước {formatMoment(change.until)}. Thay đổi này và
              các thay đổi sau nó được đưa về như cũ, mọi thiết bị bị đăng xuất, mật khẩu hiện tại
              không dùng được nữa và tiền chưa rút được trong 24 giờ.
            </p>
            <RefusalNote refusal={stop.refusal} />
            <div>
              <Button
                kind="main"
                isBusy={stop.isBusy}
                onClick={() => void stop.run(null).then((done) => done && setStopped(true))}
              >
                Không phải tôi, dừng lại
              </Button>
            </div>
          </>
        ) : null}
        {state === 'stopped' ? (
          <>
            <p>
              Tài khoản đã trở về như cũ và mọi thiết bị đã bị đăng xuất. Hãy đặt mật khẩu mới bằng
              mã gửi tới email hoặc số điện thoại của bạn.
            </p>
            <div>
              <ButtonLink to="/account/forgot" kind="main">
                Đặt mật khẩu mới
              </ButtonLink>
            </div>
          </>
        ) : null}
        {state === 'over' ? (
          <p>
            Hạn dừng là {formatMoment(change.until)}. Nếu bạn nghĩ có người đang dùng tài khoản của
            mình, hãy gọi hotline của Hako ngay.
          </p>
        ) : null}
      </Stack>
    </Card>
  );
}

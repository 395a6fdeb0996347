import { testChannelEndpoint } from '@hako/contract/notifications/channels';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Stack } from '../../ui/frames/card.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { toast } from '../../ui/frames/toast.tsx';

/** Where mails go, and a test of it. */
export function MailChannel({ address }: { readonly address: string | null }) {
  const test = useAction((_: null, idempotencyKey) =>
    call(testChannelEndpoint, { body: { channel: 'email' } }, { idempotencyKey }),
  );
  async function sendTest() {
    if (await test.run(null))
      toast('Đã gửi email thử. Nếu không thấy, bạn xem cả mục thư rác nhé.', 'good');
  }
  if (address === null)
    return (
      <p>
        Tài khoản chưa có email. <Link to="/account/profile">Thêm email ở trang Hồ sơ</Link> để nhận
        thư.
      </p>
    );
  return (
    <Stack gap={1}>
      <p>
        Email gửi tới <strong>{address}</strong>. Nhiều tin đến gần nhau được gom vào một email.
      </p>
      <RefusalNote refusal={test.refusal} />
      <div>
        <Button isBusy={test.isBusy} onClick={() => void sendTest()}>
          Gửi email thử
        </Button>
      </div>
    </Stack>
  );
}

import { testChannelEndpoint } from '@hako/contract/notifications/channels';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../api/client.ts';
import { endListening, tellListening } from '../../api/push-here.ts';
import { sentenceOf } from '../../api/refusal.ts';
import { useAction } from '../../api/use-action.ts';
import { type PushState, readPushState, subscribeHere } from '../../device/push.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Row, Stack } from '../../ui/frames/card.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { toast } from '../../ui/frames/toast.tsx';

const WORDS: Readonly<Record<PushState, string>> = {
  checking: 'Đang kiểm tra trình duyệt…',
  unsupported:
    'Trình duyệt này chưa hỗ trợ thông báo đẩy. Bạn vẫn nhận tin trong ứng dụng và qua email.',
  'needs-install':
    'Trên iPhone và iPad: bấm nút Chia sẻ, chọn “Thêm vào màn hình chính”, rồi mở Hako từ biểu tượng đó để bật thông báo.',
  blocked:
    'Bạn đã chặn thông báo của Hako trong trình duyệt. Bấm biểu tượng ổ khóa cạnh địa chỉ trang, cho phép Thông báo, rồi tải lại trang.',
  off: 'Thiết bị này chưa nhận thông báo khi bạn đóng trang.',
  on: 'Thiết bị này nhận thông báo cả khi bạn đóng trang.',
};

/** Web push on this very browser: what it can do, a switch that asks for the permission only when tapped, and a test. */
export function PushDevice({
  publicKey,
  customerId,
}: {
  readonly publicKey: string;
  readonly customerId: string;
}) {
  const { state, isBusy, turnOn, turnOff } = useListening(publicKey, customerId);
  const test = useAction((_: null, idempotencyKey) =>
    call(testChannelEndpoint, { body: { channel: 'push' } }, { idempotencyKey }),
  );

  async function sendTest() {
    if (await test.run(null))
      toast('Đã gửi. Thông báo sẽ hiện trên các thiết bị đã bật trong vài giây.', 'good');
  }

  return (
    <Stack gap={1}>
      <p aria-live="polite">{WORDS[state]}</p>
      <RefusalNote refusal={test.refusal} />
      <Row>
        {state === 'off' ? (
          <Button kind="main" isBusy={isBusy} onClick={() => void turnOn()}>
            Bật thông báo trên thiết bị này
          </Button>
        ) : null}
        {state === 'on' ? (
          <>
            <Button isBusy={test.isBusy} onClick={() => void sendTest()}>
              Gửi thử cho tôi
            </Button>
            <Button kind="quiet" isBusy={isBusy} onClick={() => void turnOff()}>
              Tắt trên thiết bị này
            </Button>
          </>
        ) : null}
      </Row>
    </Stack>
  );
}

/** Whether this browser listens, and how to change that. */
function useListening(publicKey: string, customerId: string) {
  const [state, setState] = useState<PushState>('checking');
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  useEffect(() => void readPushState().then(setState), []);
  async function turn(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      // The push service of the browser may be out of reach; that is no refusal of ours.
      toast(
        error instanceof DOMException
          ? 'Trình duyệt chưa đăng ký được thông báo. Bạn kiểm tra mạng rồi thử lại nhé.'
          : sentenceOf(error),
        'bad',
      );
    }
    setState(await readPushState());
    setBusy(false);
    await revalidate();
  }
  const turnOn = () =>
    turn(async () => {
      const subscription = await subscribeHere(publicKey);
      if (subscription) await tellListening(customerId, subscription);
    });
  return { state, isBusy, turnOn, turnOff: () => turn(endListening) };
}

import {
  askPriceEndpoint,
  giveBackPurchaseEndpoint,
  letAgentBuyEndpoint,
  recordBoughtEndpoint,
  recordNotBoughtEndpoint,
  takePurchaseEndpoint,
} from '@hako/contract/desk/orders';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { formatYen } from '../../../text/money.ts';
import { Button, ButtonLink } from '../../../ui/forms/button.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import { Form, RefusalNote } from '../../../ui/forms/form.tsx';
import { MoneyInput, TextInput } from '../../../ui/forms/inputs.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { CancelByStaff } from './cancel-order.tsx';
import { reasonText } from '../queue/kinds.ts';
import { PhotoInput } from '../../../parts/photo-inputs.tsx';
import { TakeOver } from './take-over.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';

/** What the form must know of the purchase. */
interface PurchaseFacts {
  readonly reason: string | null;
  readonly site_price_jpy: number;
  readonly is_mine: boolean;
  readonly is_taken: boolean;
  readonly taken_by_name: string | null;
  readonly taken_from_me: { readonly by_name: string; readonly reason: string } | null;
}

interface Props {
  readonly code: string;
  readonly url: string;
  readonly quantity: number;
  readonly purchase: PurchaseFacts;
  readonly onDone: () => void;
}

/** A purchase by hand: take it, buy at the site, book number and price; or give it back, ask the customer, or say that it cannot be had. */
export function PurchaseForm(props: Props) {
  const { code, url, quantity, purchase } = props;
  const params = { code };
  const take = useTask(
    (_: null, idempotencyKey) => call(takePurchaseEndpoint, { params }, { idempotencyKey }),
    'Đã nhận mua',
  );
  const letAgent = useTask(
    (_: null, idempotencyKey) => call(letAgentBuyEndpoint, { params }, { idempotencyKey }),
    'Đã giao cho chương trình mua',
    props.onDone,
  );
  if (purchase.is_taken && !purchase.is_mine)
    return (
      <TakeOver
        code={code}
        takenBy={purchase.taken_by_name ?? 'Người khác'}
        takenFromMe={purchase.taken_from_me}
      />
    );
  return (
    <Stack>
      {purchase.reason ? (
        <Banner>Vì sao cần người mua: {reasonText(purchase.reason)}</Banner>
      ) : null}
      <Row>
        <ButtonLink to={url} target="_blank" rel="noreferrer">
          Mở trang bán
        </ButtonLink>
        <span>
          Giá khách đồng ý: <strong>{formatYen(purchase.site_price_jpy)}</strong> mỗi sản phẩm
          {quantity > 1 ? ` × ${quantity}` : ''}
        </span>
      </Row>
      {purchase.is_mine ? (
        <BoughtForm {...props} />
      ) : (
        <>
          <RefusalNote refusal={take.refusal ?? letAgent.refusal} />
          <Row>
            <Button
              kind="main"
              isBusy={take.isBusy}
              data-first="true"
              onClick={() => void take.run(null)}
            >
              Nhận mua
            </Button>
            <Button isBusy={letAgent.isBusy} onClick={() => void letAgent.run(null)}>
              Cho chương trình mua
            </Button>
          </Row>
        </>
      )}
      <Row>
        <CancelByStaff
          code={code}
          title="Không mua đơn này"
          what="Dùng khi món hàng còn nhưng không thể mua hộ. Tiền đang giữ trở lại ví khách ngay."
          sentences={CANNOT_BUY}
          onDone={props.onDone}
        />
      </Row>
    </Stack>
  );
}

const CANNOT_BUY = [
  'Người bán không gửi hàng tới kho Nhật của Hako.',
  'Người bán không bán cho bên mua hộ.',
  'Mặt hàng này không được phép nhập khẩu vào Việt Nam.',
] as const;

function BoughtForm({ code, quantity, purchase, onDone }: Props) {
  const [number, setNumber] = useState('');
  const [paid, setPaid] = useState<number | undefined>(purchase.site_price_jpy * quantity);
  const [each, setEach] = useState<number | undefined>(purchase.site_price_jpy);
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const params = { code };
  const bought = useTask(
    (body: { number: string; price_paid_jpy: number; photos: string[] }, idempotencyKey) =>
      call(recordBoughtEndpoint, { params, body }, { idempotencyKey }),
    'Đã ghi mua xong',
    onDone,
  );
  const notBought = useTask(
    (reason: string, idempotencyKey) =>
      call(recordNotBoughtEndpoint, { params, body: { reason } }, { idempotencyKey }),
    'Đã hủy và trả lại tiền',
    onDone,
  );
  const ask = useTask(
    (price_jpy: number, idempotencyKey) =>
      call(askPriceEndpoint, { params, body: { price_jpy } }, { idempotencyKey }),
    'Đã hỏi khách',
    onDone,
  );
  const giveBack = useTask(
    (_: null, idempotencyKey) => call(giveBackPurchaseEndpoint, { params }, { idempotencyKey }),
    'Đã trả lại hàng đợi',
    onDone,
  );
  const problem = bought.refusal ?? notBought.refusal ?? ask.refusal ?? giveBack.refusal;
  const submit = async () => {
    if (paid !== undefined)
      await bought.run({ number: number.trim(), price_paid_jpy: paid, photos: [...photos] });
  };
  return (
    <Form onSubmit={submit} refusal={problem}>
      <TextInput
        label="Mã đơn của trang bán"
        value={number}
        required
        maxLength={80}
        data-first="true"
        onChange={(event) => setNumber(event.target.value)}
      />
      <MoneyInput label="Tổng đã trả" currency="JPY" amount={paid} onAmount={setPaid} required />
      <PhotoInput photos={photos} onPhotos={setPhotos} />
      <Row>
        <Button kind="main" type="submit" isBusy={bought.isBusy}>
          Đã mua
        </Button>
        <Button isBusy={notBought.isBusy} onClick={() => void notBought.run('sold')}>
          Hết hàng
        </Button>
        <Button kind="quiet" isBusy={giveBack.isBusy} onClick={() => void giveBack.run(null)}>
          Trả lại
        </Button>
      </Row>
      <MoneyInput
        label="Giá một món bây giờ, nếu đã đổi"
        currency="JPY"
        amount={each}
        onAmount={setEach}
      />
      <Row>
        <Button
          isBusy={ask.isBusy}
          onClick={() => each !== undefined && void ask.run(each)}
          disabled={each === undefined || each === purchase.site_price_jpy}
        >
          Hỏi khách giá này
        </Button>
      </Row>
    </Form>
  );
}

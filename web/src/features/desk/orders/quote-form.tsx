import type { readDeskOrderEndpoint } from '@hako/contract/desk/orders';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { answerQuoteEndpoint } from '@hako/contract/orders/quote-requests';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { formatDong, formatYen } from '../../../text/money.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { MoneyInput } from '../../../ui/forms/inputs.tsx';
import { WholeInput } from '../../../ui/forms/whole-input.tsx';
import { CancelByStaff } from './cancel-order.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';

type Listing = EndpointReply<typeof readDeskOrderEndpoint>['data']['listing'];

/** The answer to a request by hand: price, shipping in Japan and a guess of the weight. */
export function QuoteForm({
  code,
  listing,
  onDone,
}: {
  readonly code: string;
  readonly listing: Listing;
  readonly onDone: () => void;
}) {
  const [price, setPrice] = useState<number | undefined>(listing.price_jpy);
  const [shipping, setShipping] = useState<number>();
  const [weight, setWeight] = useState('');
  const answer = useAnswer(code, onDone);
  const isWhole = price !== undefined && price > 0 && shipping !== undefined && weight !== '';
  const submit = async () => {
    if (isWhole)
      await answer.run({
        price_jpy: price,
        domestic_shipping_jpy: shipping,
        weight_g: Number(weight),
      });
  };
  return (
    <Form onSubmit={submit} refusal={answer.refusal}>
      <SeenPrice listing={listing} />
      <MoneyInput
        label="Giá một món, đã gồm thuế"
        currency="JPY"
        amount={price}
        onAmount={setPrice}
      />
      <MoneyInput
        label="Phí vận chuyển trong Nhật"
        currency="JPY"
        amount={shipping}
        onAmount={setShipping}
      />
      <WholeInput
        label="Cân nặng một món (g)"
        most={6}
        required
        typed={weight}
        onTyped={setWeight}
      />
      <Button kind="main" type="submit" isBusy={answer.isBusy} disabled={!isWhole}>
        Gửi báo giá, khóa 24 giờ
      </Button>
      <CancelByStaff
        code={code}
        title="Không báo giá được"
        what="Yêu cầu rời hàng đợi và khách đọc được lý do. Khách chưa trả khoản nào."
        sentences={CANNOT_QUOTE}
        onDone={onDone}
      />
    </Form>
  );
}

interface Answer {
  readonly price_jpy: number;
  readonly domestic_shipping_jpy: number;
  readonly weight_g: number;
}

/** Sends the answer, and says what the customer pays first. */
function useAnswer(code: string, onDone: () => void) {
  return useTask(
    async (body: Answer, idempotencyKey) =>
      (await call(answerQuoteEndpoint, { params: { code }, body }, { idempotencyKey })).data,
    ({ first_payment_vnd }) => `Đã báo giá đơn ${code}: lần 1 hết ${formatDong(first_payment_vnd)}`,
    onDone,
  );
}

/** The price that the customer saw, and the page to look at. */
function SeenPrice({ listing }: { readonly listing: Listing }) {
  return (
    <p>
      Khách thấy giá {formatYen(listing.price_jpy)}.{' '}
      {listing.url ? (
        <a href={listing.url} target="_blank" rel="noreferrer noopener">
          Mở trang của món
        </a>
      ) : (
        'Không có link.'
      )}
    </p>
  );
}

const CANNOT_QUOTE = [
  'Link không mở được; bạn gửi lại link đúng giúp Hako.',
  'Cửa hàng đã hết món này.',
  'Cửa hàng không gửi hàng tới kho Nhật của Hako.',
  'Mặt hàng này không được phép nhập khẩu vào Việt Nam.',
] as const;

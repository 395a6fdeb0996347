import { letAgentBuyEndpoint, takePurchaseEndpoint } from '@hako/contract/desk/orders';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { moneyBack } from '../../../text/money-back.ts';
import { formatYen } from '../../../text/money.ts';
import { Button, ButtonLink } from '../../../ui/forms/button.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { reasonText } from '../queue/kinds.ts';
import { BoughtForm } from './bought-form.tsx';
import { CancelByStaff } from './cancel-order.tsx';
import { TakeOver } from './take-over.tsx';

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
  /** What its customer has paid or has held for it, đồng. */
  readonly paidVnd: number;
  readonly onDone: () => void;
}

/** A purchase by hand: take it, buy at the site, book number and price; or give it back, ask the customer, or say that it cannot be had. */
export function PurchaseForm({ code, url, quantity, purchase, paidVnd, onDone }: Props) {
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
          Mở trang của món
        </ButtonLink>
        <span>
          Giá khách đồng ý: <strong>{formatYen(purchase.site_price_jpy)}</strong> mỗi sản phẩm
          {quantity > 1 ? ` × ${quantity}` : ''}
        </span>
      </Row>
      {purchase.is_mine ? (
        <BoughtForm
          code={code}
          quantity={quantity}
          agreedJpy={purchase.site_price_jpy}
          paidVnd={paidVnd}
          onDone={onDone}
        />
      ) : (
        <WhoBuys code={code} onDone={onDone} />
      )}
      <Row>
        <CancelByStaff
          code={code}
          title="Không mua đơn này"
          what={`Dùng khi món hàng còn nhưng không thể mua hộ. ${moneyBack(paidVnd)}`}
          sentences={CANNOT_BUY}
          onDone={onDone}
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

/** Nobody buys it yet: I do, or the program does. */
function WhoBuys({ code, onDone }: Pick<Props, 'code' | 'onDone'>) {
  const params = { code };
  const take = useTask(
    (_: null, idempotencyKey) => call(takePurchaseEndpoint, { params }, { idempotencyKey }),
    'Đã nhận mua',
  );
  const letAgent = useTask(
    (_: null, idempotencyKey) => call(letAgentBuyEndpoint, { params }, { idempotencyKey }),
    'Đã giao cho chương trình mua',
    onDone,
  );
  return (
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
  );
}

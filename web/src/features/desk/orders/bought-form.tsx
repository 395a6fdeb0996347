import {
  askPriceEndpoint,
  giveBackPurchaseEndpoint,
  recordBoughtEndpoint,
  recordNotBoughtEndpoint,
} from '@hako/contract/desk/orders';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { PaidFrom } from '../../../parts/desk/paid-from.tsx';
import { AskFirst } from '../../../parts/desk/ask-first.tsx';
import { PhotoInput } from '../../../parts/photo-inputs.tsx';
import { moneyBack } from '../../../text/money-back.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { MoneyInput, TextInput } from '../../../ui/forms/inputs.tsx';
import { Row } from '../../../ui/frames/card.tsx';

interface Props {
  readonly code: string;
  readonly quantity: number;
  /** What the customer agreed to for one piece, whole yen. */
  readonly agreedJpy: number;
  /** What its customer has paid or has held for it, đồng. */
  readonly paidVnd: number;
  readonly onDone: () => void;
}

/** What came of a purchase that I took: bought, sold out, given back, or dearer than the customer agreed to. */
export function BoughtForm({ code, quantity, agreedJpy, paidVnd, onDone }: Props) {
  const [number, setNumber] = useState('');
  const [paid, setPaid] = useState<number | undefined>(agreedJpy * quantity);
  const [account, setAccount] = useState('');
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const { bought, notBought, ask, giveBack } = useOutcomes(code, onDone);
  const submit = async () => {
    if (paid !== undefined)
      await bought.run({
        ...{ number: number.trim(), price_paid_jpy: paid, photos: [...photos] },
        ...(account && { paid_from: account }),
      });
  };
  return (
    <Form
      onSubmit={submit}
      refusal={bought.refusal ?? notBought.refusal ?? ask.refusal ?? giveBack.refusal}
    >
      <TextInput
        label="Mã đơn của sàn"
        value={number}
        required
        maxLength={80}
        data-first="true"
        onChange={(event) => setNumber(event.target.value)}
      />
      <MoneyInput label="Tổng đã trả" currency="JPY" amount={paid} onAmount={setPaid} required />
      <PaidFrom account={account} onAccount={setAccount} />
      <PhotoInput photos={photos} onPhotos={setPhotos} />
      <Row>
        <Button kind="main" type="submit" isBusy={bought.isBusy}>
          Đã mua
        </Button>
        <AskFirst
          label="Hết hàng"
          title={`Đơn ${code} hết hàng?`}
          effect={`Đơn bị hủy và khách được báo. ${moneyBack(paidVnd)}`}
          yes="Hủy đơn vì hết hàng"
          isBusy={notBought.isBusy}
          onYes={() => void notBought.run('sold')}
        />
        <Button kind="quiet" isBusy={giveBack.isBusy} onClick={() => void giveBack.run(null)}>
          Trả lại
        </Button>
      </Row>
      <AskNow agreedJpy={agreedJpy} isBusy={ask.isBusy} onAsk={(each) => void ask.run(each)} />
    </Form>
  );
}

/** The shop asks another price now: its customer decides. */
function AskNow({
  agreedJpy,
  isBusy,
  onAsk,
}: {
  readonly agreedJpy: number;
  readonly isBusy: boolean;
  readonly onAsk: (each: number) => void;
}) {
  const [each, setEach] = useState<number | undefined>(agreedJpy);
  return (
    <>
      <MoneyInput
        label="Giá một món bây giờ, nếu đã đổi"
        currency="JPY"
        amount={each}
        onAmount={setEach}
      />
      <Row>
        <Button
          isBusy={isBusy}
          onClick={() => each !== undefined && onAsk(each)}
          disabled={each === undefined || each === agreedJpy}
        >
          Hỏi khách giá này
        </Button>
      </Row>
    </>
  );
}

interface Bought {
  readonly number: string;
  readonly price_paid_jpy: number;
  readonly photos: string[];
  readonly paid_from?: string;
}

/** The four ways in which a purchase leaves me. */
function useOutcomes(code: string, onDone: () => void) {
  const params = { code };
  const bought = useTask(
    (body: Bought, idempotencyKey) =>
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
  return { bought, notBought, ask, giveBack };
}

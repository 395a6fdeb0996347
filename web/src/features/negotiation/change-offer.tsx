import { changeOfferEndpoint, type OfferRow } from '@hako/contract/negotiation/negotiation';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatYen } from '../../text/money.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Form, RefusalNote } from '../../ui/forms/form.tsx';
import { MoneyInput } from '../../ui/forms/inputs.tsx';
import { toast } from '../../ui/frames/toast.tsx';

/** Another price for a request that was not sent to the seller yet; its other choices stay. */
export function ChangeOffer({ offer }: { readonly offer: OfferRow }) {
  const [isOpen, setOpen] = useState(false);
  const [desired, setDesired] = useState<number | undefined>(offer.desired_price);
  const { revalidate } = useRevalidator();
  const change = useAction((price: number, idempotencyKey) =>
    call(
      changeOfferEndpoint,
      {
        body: {
          id: offer.id,
          desired_price: price,
          ship_mode: offer.ship_mode,
          services_extra: offer.services_extra,
          address_id: offer.address_id,
        },
      },
      { idempotencyKey },
    ),
  );
  if (!offer.may.change) return null;
  if (!isOpen)
    return (
      <Button isSmall onClick={() => setOpen(true)}>
        Đổi giá đề nghị
      </Button>
    );
  async function submit() {
    if (desired === undefined) return;
    const changed = await change.run(desired);
    if (!changed) return;
    toast(changed.message, 'good');
    setOpen(false);
    await revalidate();
  }
  return (
    <Form onSubmit={submit}>
      <RefusalNote refusal={change.refusal} />
      <MoneyInput
        label="Giá bạn đề nghị"
        currency="JPY"
        required
        amount={desired}
        onAmount={setDesired}
        hint={`Người bán đang để ${formatYen(offer.price)}. Đổi được cho tới khi Hako gửi đề nghị.`}
      />
      <Button type="submit" kind="main" isBusy={change.isBusy}>
        Lưu giá đề nghị
      </Button>
    </Form>
  );
}

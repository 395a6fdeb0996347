import { type AddressRow, listAddressesEndpoint } from '@hako/contract/customers/addresses';
import type { BillRow } from '@hako/contract/billing/slips';
import { askRedeliveryEndpoint } from '@hako/contract/billing/redelivery';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatPhone } from '../../text/contact.ts';
import { formatDong } from '../../text/money.ts';
import { vi } from '../../text/vi.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Checkbox, Select, TextInput } from '../../ui/forms/inputs.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';
import { Banner } from '../../ui/frames/states.tsx';
import { toast } from '../../ui/frames/toast.tsx';

type Redelivery = NonNullable<BillRow['redelivery']>;
/** In the list of addresses: as it is. */
const SAME = '';

/** What became of a parcel that could not be delivered, and what its customer wishes for it. */
export function RedeliveryNote({ bill }: { readonly bill: BillRow }) {
  const [isOpen, setOpen] = useState(false);
  const { redelivery } = bill;
  if (!redelivery?.may_ask) return null;
  return (
    <>
      <Banner
        tone={redelivery.wish ? 'estimate' : 'bad'}
        action={
          <Button isSmall onClick={() => setOpen(true)}>
            {redelivery.wish ? 'Đổi yêu cầu' : 'Chọn cách nhận hàng'}
          </Button>
        }
      >
        {sentenceOf(redelivery)}
      </Banner>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title="Nhận lại kiện hàng">
        <RedeliveryForm code={bill.code} redelivery={redelivery} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

function sentenceOf({ wish, address, is_back: isBack, paid_fee_vnd: paid }: Redelivery): string {
  const where = isBack ? 'Kiện đã về kho Hako.' : 'Hãng đang giữ kiện và có thể phát lại.';
  if (wish === 'collect') return `${where} Bạn sẽ tới kho nhận; chúng tôi báo khi kiện sẵn sàng.`;
  if (wish === 'deliver')
    return `${where} Sẽ giao lại tới ${address.receiver}, ${address.text}.${paid > 0 ? ` Phí giao lại ${formatDong(paid)} đã trả từ ví.` : ''}`;
  return `Hãng vận chuyển chưa giao được kiện này. ${where} Bạn kiểm tra địa chỉ, số điện thoại rồi chọn cách nhận nhé.`;
}

function RedeliveryForm({
  code,
  redelivery,
  onDone,
}: {
  readonly code: string;
  readonly redelivery: Redelivery;
  readonly onDone: () => void;
}) {
  const { revalidate } = useRevalidator();
  const [wish, setWish] = useState(redelivery.wish ?? 'deliver');
  const [addressId, setAddressId] = useState(SAME);
  const [note, setNote] = useState(redelivery.note ?? '');
  const [book, setBook] = useState<readonly Static<typeof AddressRow>[]>();
  const look = useAction((_: null) => call(listAddressesEndpoint));
  const ask = useAction(
    (body: { wish: 'deliver' | 'collect'; address_id?: string; note?: string }, idempotencyKey) =>
      call(askRedeliveryEndpoint, { params: { code }, body }, { idempotencyKey }),
  );
  const choose = async () => setBook((await look.run(null))?.data);
  const submit = async () => {
    const to = wish === 'deliver' && addressId !== SAME ? { address_id: addressId } : {};
    if (!(await ask.run({ wish, ...to, ...(note.trim() ? { note: note.trim() } : {}) }))) return;
    toast(wish === 'deliver' ? 'Đã ghi yêu cầu giao lại.' : 'Đã ghi: bạn sẽ tới kho nhận.', 'good');
    onDone();
    await revalidate();
  };
  const { address } = redelivery;
  return (
    <Form onSubmit={submit} refusal={ask.refusal}>
      <Checkbox
        type="radio"
        name="wish"
        label="Giao lại cho tôi"
        note={
          redelivery.fee_vnd > 0
            ? `Phí giao lại ${formatDong(redelivery.fee_vnd)}, trừ từ ví một lần. Nếu hãng vẫn phát được kiện cũ, phí được hoàn lại.`
            : 'Không phải trả thêm phí.'
        }
        checked={wish === 'deliver'}
        onChange={() => setWish('deliver')}
      />
      <Checkbox
        type="radio"
        name="wish"
        label="Tôi tới kho Hako nhận"
        note={
          redelivery.paid_fee_vnd > 0
            ? `Không mất phí, ${formatDong(redelivery.paid_fee_vnd)} đã trả được hoàn vào ví.`
            : 'Không mất phí.'
        }
        checked={wish === 'collect'}
        onChange={() => setWish('collect')}
      />
      {wish === 'deliver' ? (
        <>
          <p>
            Giao tới {address.receiver}, {formatPhone(address.phone)}, {address.text}
          </p>
          {book ? (
            <>
              <Select
                label="Địa chỉ nhận"
                value={addressId}
                options={[
                  { value: SAME, label: 'Giữ địa chỉ ở trên' },
                  ...book.map(({ _id, name, phone, text }) => ({
                    value: _id,
                    label: `${name}, ${phone}, ${text}`,
                  })),
                ]}
                onChange={(event) => setAddressId(event.target.value)}
              />
              <Link to="/account/addresses">Sửa hoặc thêm địa chỉ trong sổ</Link>
            </>
          ) : (
            <Button isBusy={look.isBusy} onClick={() => void choose()}>
              Đổi địa chỉ hoặc số điện thoại
            </Button>
          )}
        </>
      ) : null}
      <TextInput
        label="Dặn thêm"
        isOptional
        hint="Ví dụ: gọi trước 30 phút, giao ngoài giờ làm việc"
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button
        kind={wish === 'deliver' && redelivery.fee_vnd > 0 ? 'money' : 'main'}
        type="submit"
        isWide
        isBusy={ask.isBusy}
      >
        {wish === 'deliver' && redelivery.fee_vnd > 0
          ? `Giao lại, trả ${formatDong(redelivery.fee_vnd)}`
          : vi.confirm}
      </Button>
    </Form>
  );
}

import { requestQuoteEndpoint } from '@hako/contract/orders/quote-requests';
import { useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { NO_CHOICES, QuoteOptions } from '../../../features/orders/quote-options.tsx';
import { useOffers } from '../../../parts/choices/use-offers.ts';
import { EvidenceInput } from '../../../parts/photo-inputs.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Card, Stack } from '../../../ui/frames/card.tsx';
import { Form, RefusalNote } from '../../../ui/forms/form.tsx';
import { MoneyInput, TextArea, TextInput } from '../../../ui/forms/inputs.tsx';
import { toast } from '../../../ui/frames/toast.tsx';
import type { Route } from './+types/quote-request';

export const meta: Route.MetaFunction = () => [{ title: 'Nhờ báo giá · Hako' }];

const EMPTY = { name: '', link: '', quantity: '1', note: '' };
type Typed = typeof EMPTY;

/**
 * A thing of a shop that we do not read, or a variant that has no price of its own: what it is,
 * where, what it costs there, and how it should come.
 */
export default function QuoteRequestPage() {
  const formId = useId();
  const request = useRequest();
  const { typed, put, price, setPrice, photos, setPhotos, choices, choose, offers } = request;
  return (
    <Stack gap={3}>
      <h1>Nhờ báo giá</h1>
      <Card title="Món hàng ở cửa hàng khác">
        <Stack>
          <Form id={formId} onSubmit={request.submit}>
            <Intro />
            <NameAndLink typed={typed} put={put} />
            <MoneyInput
              label="Giá một món ở cửa hàng"
              currency="JPY"
              amount={price}
              onAmount={setPrice}
            />
            <QuantityField typed={typed} put={put} />
            <Photos photos={photos} onPhotos={setPhotos} />
            <NoteField typed={typed} put={put} />
          </Form>
          <QuoteOptions choices={choices} offers={offers} onChoose={choose} />
          <RefusalNote refusal={request.refusal} />
          <Button
            kind="main"
            type="submit"
            form={formId}
            isWide
            isBusy={request.isBusy}
            disabled={!request.isWhole}
          >
            Gửi yêu cầu báo giá
          </Button>
        </Stack>
      </Card>
    </Stack>
  );
}

/** What was typed and chosen; what the address knows already is filled in. */
function useRequest() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [typed, setTyped] = useState({
    ...EMPTY,
    link: search.get('link') ?? '',
    name: search.get('name') ?? '',
    note: search.get('note') ?? '',
  });
  const [price, setPrice] = useState(() => Number(search.get('price')) || undefined);
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const offers = useOffers();
  const [choices, choose] = useState(NO_CHOICES);
  const send = useAction((thing: Thing, idempotencyKey) =>
    call(
      requestQuoteEndpoint,
      { body: { quotes: [thing], address_id: choices.addressId } },
      { idempotencyKey },
    ),
  );
  const hasPrice = price !== undefined && price > 0;
  const isWhole =
    typed.name.trim() !== '' && hasPrice && Number(typed.quantity) >= 1 && !offers.lacksAddress;

  async function submit() {
    if (!isWhole || price === undefined) return;
    const { name, link, quantity, note } = typed;
    const made = await send.run({
      name: name.trim(),
      link: link.trim() || null,
      price,
      images: photos.map((id) => `/api/files/${id}`),
      quality: Number(quantity),
      note: note.trim() || null,
      ship_mode: choices.shipMode || null,
      services_extra: [...choices.services],
    });
    if (!made) return;
    toast(made.message, 'good');
    await navigate(made.data[0] ? `/account/quotes/${made.data[0].code}` : '/account/quotes');
  }
  const put = (more: Partial<Typed>) => setTyped({ ...typed, ...more });
  const form = { typed, put, price, setPrice, photos, setPhotos, choices, choose, offers };
  return { ...form, isWhole, submit, isBusy: send.isBusy, refusal: send.refusal };
}

interface PartProps {
  readonly typed: Typed;
  readonly put: (more: Partial<Typed>) => void;
}

function Intro() {
  return (
    <p>
      Dùng khi cửa hàng chưa có trên Hako, hoặc khi giá tùy phiên bản. Nhân viên kiểm tra hàng, phí
      vận chuyển và cân nặng rồi báo giá; bạn có 24 giờ để thanh toán, lúc đó dùng được mã giảm giá.
    </p>
  );
}

function NameAndLink({ typed, put }: PartProps) {
  return (
    <>
      <TextInput
        label="Tên sản phẩm"
        required
        maxLength={300}
        value={typed.name}
        onChange={(event) => put({ name: event.currentTarget.value })}
      />
      <TextInput
        label="Link sản phẩm"
        type="url"
        isOptional
        maxLength={2_000}
        value={typed.link}
        onChange={(event) => put({ link: event.currentTarget.value })}
      />
    </>
  );
}

function QuantityField({ typed, put }: PartProps) {
  return (
    <TextInput
      label="Số lượng"
      inputMode="numeric"
      value={typed.quantity}
      onChange={(event) =>
        put({ quantity: event.currentTarget.value.replace(/\D/g, '').slice(0, 2) })
      }
    />
  );
}

function Photos(props: Parameters<typeof EvidenceInput>[0]) {
  return (
    <div>
      <p>
        <strong>Ảnh sản phẩm</strong> (không bắt buộc)
      </p>
      <EvidenceInput {...props} />
    </div>
  );
}

function NoteField({ typed, put }: PartProps) {
  return (
    <TextArea
      label="Ghi chú"
      isOptional
      hint="Màu, cỡ, kiểu… để mua đúng món."
      maxLength={500}
      value={typed.note}
      onChange={(event) => put({ note: event.currentTarget.value })}
    />
  );
}

interface Thing {
  readonly name: string;
  readonly link: string | null;
  readonly price: number;
  images: string[];
  readonly quality: number;
  readonly note: string | null;
  readonly ship_mode: string | null;
  services_extra: string[];
}

import { openComplaintEndpoint } from '@hako/contract/support/support';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Form, RefusalNote } from '../../ui/forms/form.tsx';
import { Select, TextArea } from '../../ui/forms/inputs.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import { EvidenceInput } from '../../parts/photo-inputs.tsx';

export interface ComplaintType {
  readonly code: string;
  readonly name: string;
  readonly hint: string;
  readonly needs_order: boolean;
  readonly needs_evidence: boolean;
  readonly answer_hours: number;
}

interface Body {
  readonly type: string;
  readonly content: string;
  readonly order_code: string | null;
  readonly images: string[];
}

interface Props {
  readonly types: readonly ComplaintType[];
  /** Orders that it can be about: code and name. */
  readonly orders: readonly { readonly code: string; readonly name: string }[];
  readonly orderCode: string | undefined;
}

/** A complaint in one form: what it is about, which order, what happened, and pictures. */
export function ComplaintForm({ types, orders, orderCode }: Props) {
  const navigate = useNavigate();
  const [typeCode, setTypeCode] = useState('');
  const [order, setOrder] = useState(orderCode ?? '');
  const [content, setContent] = useState('');
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const send = useAction((body: Body, idempotencyKey) =>
    call(openComplaintEndpoint, { body }, { idempotencyKey }),
  );
  const type = types.find(({ code }) => code === typeCode);

  async function submit() {
    const opened = await send.run({
      type: typeCode,
      content: content.trim(),
      order_code: order || null,
      images: [...photos],
    });
    if (!opened) return;
    toast(opened.message, 'good');
    await navigate(`/account/complaints/${opened.data.id}`);
  }

  return (
    <Form onSubmit={submit}>
      <RefusalNote refusal={send.refusal} />
      <TypeSelect types={types} type={type} onType={setTypeCode} />
      <OrderSelect
        {...{ orders, orderCode, order }}
        isNeeded={type?.needs_order ?? false}
        onOrder={setOrder}
      />
      <TextArea
        label="Bạn kể giúp Hako"
        required
        rows={5}
        minLength={3}
        maxLength={4_000}
        value={content}
        onChange={(event) => setContent(event.currentTarget.value)}
      />
      <div>
        <p>Ảnh{type?.needs_evidence ? ' (cần ít nhất một ảnh)' : ''}</p>
        <EvidenceInput photos={photos} onPhotos={setPhotos} />
      </div>
      <Button
        type="submit"
        kind="main"
        isWide
        isBusy={send.isBusy}
        disabled={
          !type || (type.needs_evidence && photos.length === 0) || (type.needs_order && !order)
        }
      >
        Gửi khiếu nại
      </Button>
    </Form>
  );
}

function TypeSelect({
  types,
  type,
  onType,
}: {
  readonly types: readonly ComplaintType[];
  readonly type: ComplaintType | undefined;
  readonly onType: (code: string) => void;
}) {
  return (
    <Select
      label="Việc gì đã xảy ra?"
      required
      value={type?.code ?? ''}
      onChange={(event) => onType(event.currentTarget.value)}
      hint={type ? `${type.hint} Hako trả lời trong ${type.answer_hours} giờ.` : undefined}
      options={[
        { value: '', label: 'Chọn loại khiếu nại', isDisabled: true },
        ...types.map(({ code, name }) => ({ value: code, label: name })),
      ]}
    />
  );
}

function OrderSelect({
  orders,
  orderCode,
  order,
  isNeeded,
  onOrder,
}: Pick<Props, 'orders' | 'orderCode'> & {
  readonly order: string;
  readonly isNeeded: boolean;
  readonly onOrder: (code: string) => void;
}) {
  const isKnownOrder = orders.some(({ code }) => code === orderCode);
  return (
    <Select
      label="Đơn hàng"
      required={isNeeded}
      value={order}
      onChange={(event) => onOrder(event.currentTarget.value)}
      options={[
        {
          value: '',
          label: isNeeded ? 'Chọn đơn hàng' : 'Không liên quan đến đơn hàng',
        },
        ...(orderCode && !isKnownOrder ? [{ value: orderCode, label: orderCode }] : []),
        ...orders.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` })),
      ]}
    />
  );
}

import { SELLER_CARRIERS, type SellerParcelRow } from '@hako/contract/orders/seller-parcels';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatMoment } from '../../../../text/time.ts';
import { Button } from '../../../../ui/forms/button.tsx';
import { CopyButton } from '../../../../ui/forms/copy-button.tsx';
import { Card, Row, Stack } from '../../../../ui/frames/card.tsx';
import { Banner } from '../../../../ui/frames/states.tsx';
import { TrackingForm } from './tracking-form.tsx';

/**
 * The parcels in which the seller sends an order, and the form for the first and for each further
 * one.
 */
export function SellerParcels({
  code,
  parcels,
  mayAdd,
  mayChange,
}: {
  readonly code: string;
  readonly parcels: readonly SellerParcelRow[];
  readonly mayAdd: boolean;
  readonly mayChange: boolean;
}) {
  const [isAdding, setAdding] = useState(false);
  const isFirst = parcels.length === 0;
  return (
    <Card title="Kiện người bán gửi tới kho Nhật" level={3}>
      <Stack>
        {parcels.map((parcel) => (
          <SentParcel key={parcel.number} code={code} parcel={parcel} mayChange={mayChange} />
        ))}
        {isFirst && !mayAdd ? <p>Chưa có mã vận đơn nào được nhập.</p> : null}
        {mayAdd && (isFirst || isAdding) ? (
          <TrackingForm code={code} isFirst={isFirst} onDone={() => setAdding(false)} />
        ) : null}
        {mayAdd && !isFirst && !isAdding ? (
          <Row>
            <Button isSmall onClick={() => setAdding(true)}>
              Thêm kiện thứ {parcels.length + 1}
            </Button>
          </Row>
        ) : null}
      </Stack>
    </Card>
  );
}

function SentParcel({
  code,
  parcel,
  mayChange,
}: {
  readonly code: string;
  readonly parcel: SellerParcelRow;
  readonly mayChange: boolean;
}) {
  const [isChanging, setChanging] = useState(false);
  const name = parcel.title || `Kiện ${parcel.number}`;
  return (
    <div>
      <Row>
        <strong>{name}</strong>
        <span>{SELLER_CARRIERS[parcel.carrier]}</span>
        {parcel.tracking_url ? (
          <a href={parcel.tracking_url} target="_blank" rel="noreferrer">
            {parcel.tracking_number}
          </a>
        ) : (
          <span>{parcel.tracking_number}</span>
        )}
        <CopyButton value={parcel.tracking_number} name={`mã vận đơn của ${name}`} />
        {mayChange ? (
          <Button kind="quiet" isSmall onClick={() => setChanging(!isChanging)}>
            {isChanging ? 'Không sửa' : 'Sửa'}
          </Button>
        ) : null}
      </Row>
      <p>
        {parcel.expected ? `${parcel.expected} · ` : ''}
        {parcel.entered_by} nhập {formatMoment(parcel.entered_at)}
      </p>
      {parcel.unknown_parcels.map((unknown) => (
        <Banner
          key={unknown}
          tone="good"
          action={<Link to={`/desk/unknown-parcels/${unknown}`}>Mở kiện {unknown}</Link>}
        >
          {`Kho đang giữ kiện chưa rõ ${unknown} mang đúng số này: báo kho ghép với đơn.`}
        </Banner>
      ))}
      {isChanging ? (
        <TrackingForm code={code} parcel={parcel} isFirst onDone={() => setChanging(false)} />
      ) : null}
    </div>
  );
}

import type { ParcelRow } from '@hako/contract/logistics/parcels';
import { Link } from 'react-router';
import { shipModeText } from '../../text/contact.ts';
import { formatWeight } from '../../text/money.ts';
import { formatDay } from '../../text/time.ts';
import { Card, Row, Stack } from '../../ui/frames/card.tsx';
import { Checkbox } from '../../ui/forms/inputs.tsx';
import { PhotoRow } from '../../ui/forms/photo-picker.tsx';
import { Picture } from '../../ui/frames/picture.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { AskTrialPacking, AskSplit } from './parcel-wishes.tsx';
import styles from './parcels.module.css';
import { StorageClock } from './storage-clock.tsx';

interface Props {
  readonly parcel: ParcelRow;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** A parcel in Japan: pictures, weight and size, what lies inside, its storage clock, and what comes next. */
export function ParcelCard({ parcel, isChosen, onChoose }: Props) {
  const { code, photos, orders, storage } = parcel;
  return (
    <Card
      title={<span className="tabular">{code}</span>}
      action={
        <Tag tone={parcel.request ? 'act' : parcel.state === 'packed' ? 'good' : 'plain'}>
          {parcel.request ? 'Đang xử lý yêu cầu' : parcel.state_label}
        </Tag>
      }
    >
      <Stack>
        <div className={styles.parcel}>
          <Picture src={photos[0] ?? orders[0]?.picture ?? undefined} alt="" />
          <div className={styles.what}>
            <strong className="tabular">
              {formatWeight(parcel.weight_g)} · {parcel.length_cm}×{parcel.width_cm}×
              {parcel.height_cm} cm
            </strong>
            <span className={styles.facts}>
              Về kho {formatDay(parcel.received_at)} · {shipModeText(parcel.ship_mode)}
              {parcel.shelf ? ` · kệ ${parcel.shelf}` : ''}
              {parcel.is_settled ? ' · hộp đã chọn' : ''}
            </span>
            <StorageClock storage={storage} />
          </div>
        </div>
        <ul role="list" className={styles.orders} aria-label="Đơn trong kiện">
          {orders.map((order) => (
            <li key={order.code}>
              <Link to={`/account/quotes/${order.code}`}>{order.name}</Link>
              <span className="tabular">{formatWeight(order.weight_g)}</span>
            </li>
          ))}
        </ul>
        {photos.length > 1 ? <PhotoRow urls={photos} /> : null}
        <p className={styles.facts}>{nextOf(parcel)}</p>
        {parcel.may_join || parcel.may_split || parcel.may_rehearse ? (
          <Row>
            {parcel.may_join ? (
              <Checkbox
                label="Chọn để gộp"
                checked={isChosen}
                onChange={(event) => onChoose(event.target.checked)}
              />
            ) : null}
            {parcel.may_split ? <AskSplit parcel={parcel} /> : null}
            {parcel.may_rehearse ? <AskTrialPacking parcel={parcel} /> : null}
          </Row>
        ) : null}
      </Stack>
    </Card>
  );
}

function nextOf({ request, state, orders, is_settled }: ParcelRow): string {
  if (request) return `Kiện chờ yêu cầu ${request} xong rồi mới được xếp vào chuyến hàng.`;
  if (state === 'packed')
    return 'Tiếp theo: chuyến hàng rời Nhật, bạn được báo ngay khi có vận đơn quốc tế.';
  const bill = is_settled
    ? 'Cước tính theo hộp bạn đã chọn.'
    : 'Cước tính theo cân nặng kho Việt Nam cân lại.';
  return `Tiếp theo: kho xếp kiện vào chuyến hàng và gửi khỏi Nhật. ${bill}${orders.length > 1 ? ' Các đơn trong kiện chia cước theo cân nặng.' : ''}`;
}

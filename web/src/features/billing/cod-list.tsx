import type { CodRow } from '@hako/contract/billing/cash-on-delivery';
import { Link } from 'react-router';
import type { Static } from 'typebox';
import { formatPhone } from '../../text/contact.ts';
import { formatDay } from '../../text/time.ts';
import { Card, Row, Stack } from '../../ui/frames/card.tsx';
import { Dong } from '../../ui/figures/money.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import styles from './bill-card.module.css';

type Cod = Static<typeof CodRow>;

/** Bills that the receiver pays at the door, and how far their money is. */
export function CodList({ rows }: { readonly rows: readonly Cod[] }) {
  return (
    <Stack>
      {rows.map((row) => (
        <Card
          key={row.code}
          title={`Phiếu ${row.code}`}
          action={
            <Tag
              tone={
                row.status === 'settled'
                  ? 'good'
                  : row.status === 'undelivered'
                    ? 'estimate'
                    : 'act'
              }
            >
              {row.status_label}
            </Tag>
          }
        >
          <Row isSpread>
            <div>
              <p className={styles.facts}>
                {row.receiver}, {formatPhone(row.phone)}
                {row.tracking ? ` · ${row.carrier_name}, mã vận đơn ${row.tracking}` : ''}
              </p>
              <p className={styles.facts}>
                {row.settled_at
                  ? `Đối soát ngày ${formatDay(row.settled_at)}`
                  : `Chọn thanh toán khi nhận hàng ngày ${formatDay(row.chosen_at)}`}{' '}
                · <Link to={`/account/invoices?code=${row.code}`}>Xem phiếu</Link>
              </p>
            </div>
            <strong>
              <Dong amount={row.amount_vnd} size="large" />
            </strong>
          </Row>
        </Card>
      ))}
    </Stack>
  );
}

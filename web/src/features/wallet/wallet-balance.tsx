import type { listHoldsEndpoint } from '@hako/contract/wallet/wallet';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { IconLock, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatMoment } from '../../text/time.ts';
import { Button, ButtonLink } from '../../ui/forms/button.tsx';
import { Row } from '../../ui/frames/card.tsx';
import { Dong } from '../../ui/figures/money.tsx';
import styles from './wallet-balance.module.css';

type Holds = EndpointReply<typeof listHoldsEndpoint>['data'];

/** What can be spent, and what is held and by what. Amounts in whole đồng. */
export function WalletBalance({
  availableVnd,
  heldVnd,
  holds,
  onTopUp,
}: {
  readonly availableVnd: number;
  readonly heldVnd: number;
  readonly holds: Holds;
  readonly onTopUp: () => void;
}) {
  return (
    <section className={styles.balance} aria-label="Số dư">
      <div className={styles.available}>
        <p className={styles.label}>Số dư khả dụng</p>
        <p className={styles.figure} aria-live="polite">
          <Dong amount={availableVnd} size="large" />
        </p>
        <Row>
          <Button kind="main" onClick={onTopUp}>
            <IconPlus aria-hidden="true" size={20} /> Nạp tiền
          </Button>
          <ButtonLink to="/account/wallet/withdraw">Rút tiền</ButtonLink>
        </Row>
      </div>
      {heldVnd === 0 ? (
        <p className={styles.nothing}>
          <IconLock aria-hidden="true" size={18} /> Không có khoản nào đang tạm giữ.
        </p>
      ) : (
        <details className={styles.held}>
          <summary>
            <IconLock aria-hidden="true" size={18} />
            <span>
              Đang tạm giữ <small>{holds.length} khoản, chạm để xem</small>
            </span>
            <Dong amount={heldVnd} />
          </summary>
          <ul role="list">
            {holds.map((hold) => (
              <li key={`${hold.cause.type}:${hold.cause.id}`}>
                <Link to={hold.link} className={styles.hold}>
                  <span>{hold.label}</span>
                  <Dong amount={hold.amount_vnd} />
                  <small>Giữ từ {formatMoment(hold.since)}</small>
                </Link>
              </li>
            ))}
          </ul>
          <p className={styles.note}>
            Tiền tạm giữ vẫn là của bạn: bị vượt giá hoặc hủy thì được trả lại ngay, thắng đấu giá
            thì chuyển thành thanh toán.
          </p>
        </details>
      )}
    </section>
  );
}

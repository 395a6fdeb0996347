import type { listHoldsEndpoint } from '@hako/contract/wallet/wallet';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import {
  IconArrowUpRight,
  IconChevronDown,
  IconLock,
  IconPlus,
  IconReceipt,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatMoment } from '../../text/time.ts';
import { Dong } from '../../ui/figures/money.tsx';
import { Slip } from '../../ui/paper/slip.tsx';
import styles from './wallet-balance.module.css';

type Holds = EndpointReply<typeof listHoldsEndpoint>['data'];

interface Props {
  readonly availableVnd: number;
  readonly heldVnd: number;
  readonly holds: Holds;
  readonly onTopUp: () => void;
}

/** What can be spent, and what is held and by what. Amounts in whole đồng. */
export function WalletBalance({ availableVnd, heldVnd, holds, onTopUp }: Props) {
  return (
    <section aria-label="Số dư">
      <Slip>
        <p className={styles.label}>Số dư khả dụng</p>
        <p className={styles.figure} aria-live="polite">
          <Dong amount={availableVnd} size="large" />
        </p>
        <Shares availableVnd={availableVnd} heldVnd={heldVnd} />
        {heldVnd === 0 ? (
          <p className={styles.nothing}>Không có khoản nào đang tạm giữ.</p>
        ) : (
          <Held heldVnd={heldVnd} holds={holds} />
        )}
        <div className={styles.acts}>
          <button type="button" className={styles.act} data-main="" onClick={onTopUp}>
            <IconPlus aria-hidden="true" size={24} stroke={1.5} /> Nạp tiền
          </button>
          <Link to="/account/wallet/withdraw" className={styles.act}>
            <IconArrowUpRight aria-hidden="true" size={24} stroke={1.5} /> Rút tiền
          </Link>
          <a href="#sao-ke" className={styles.act}>
            <IconReceipt aria-hidden="true" size={24} stroke={1.5} /> Sao kê
          </a>
        </div>
      </Slip>
    </section>
  );
}

/** Both purses as one bar: solid what can be spent, hatched what is held. */
function Shares({ availableVnd, heldVnd }: Pick<Props, 'availableVnd' | 'heldVnd'>) {
  const whole = availableVnd + heldVnd;
  if (heldVnd === 0) return null;
  const share = `${(availableVnd / whole) * 100}%`;
  return (
    <svg className={styles.bar} aria-hidden="true">
      <line x1={share} x2="100%" y1="50%" y2="50%" className={styles.heldBar} />
      <line x2={share} y1="50%" y2="50%" />
    </svg>
  );
}

function Held({ heldVnd, holds }: Pick<Props, 'heldVnd' | 'holds'>) {
  return (
    <details className={styles.held}>
      <summary>
        <IconLock aria-hidden="true" size={18} />
        <span>
          Đang tạm giữ <small>{holds.length} khoản, chạm để xem</small>
        </span>
        <Dong amount={heldVnd} />
        <IconChevronDown aria-hidden="true" size={20} />
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
        Tiền tạm giữ vẫn là của bạn: bị vượt giá hoặc hủy thì được trả lại ngay, thắng đấu giá thì
        chuyển thành thanh toán.
      </p>
    </details>
  );
}

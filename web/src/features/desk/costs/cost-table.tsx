import type { BookedCosts as Sheet } from '@hako/contract/logistics/booked-costs';
import { formatDong, formatYen } from '../../../text/money.ts';
import { formatMoment } from '../../../text/time.ts';
import { Tag } from '../../../ui/figures/tag.tsx';
import { KIND_WORDS } from './cost-words.ts';
import styles from './cost-table.module.css';
import { WithdrawCost } from './withdraw-cost.tsx';

interface Props {
  readonly sheet: Sheet;
  readonly onWithdrawn: () => void;
}

/**
 * Every row that was ever booked or withdrawn; the newest of a kind counts, and what has none is
 * still an estimate.
 */
export function CostTable({ sheet, onWithdrawn }: Props) {
  const { costs, expected } = sheet;
  const open = expected.filter(
    ({ kind }) => !costs.some((cost) => cost.kind === kind && cost.is_current),
  );
  return (
    <table className={styles.costs}>
      <caption className="unseen">Đã ghi</caption>
      <thead>
        <tr>
          <th scope="col">Khoản</th>
          <th scope="col">Số tiền</th>
          <th scope="col">Ai ghi, vì sao</th>
        </tr>
      </thead>
      <tbody>
        {open.map(({ kind, amount_vnd: amount }) => (
          <tr key={kind}>
            <th scope="row">{KIND_WORDS[kind]}</th>
            <td>
              {formatDong(amount)} <Tag tone="estimate">ước tính</Tag>
            </td>
            <td>Chưa ghi chi phí thật.</td>
          </tr>
        ))}
        {costs.map((cost) => (
          <CostRow key={cost.id} {...{ cost, sheet, onWithdrawn }} />
        ))}
      </tbody>
    </table>
  );
}

function CostRow({ cost, sheet, onWithdrawn }: Props & { readonly cost: Sheet['costs'][number] }) {
  const mayWithdraw = cost.is_current && sheet.may_book.includes(cost.kind);
  return (
    <tr data-past={!cost.is_current || undefined}>
      <th scope="row">{KIND_WORDS[cost.kind]}</th>
      <td>
        {cost.currency === 'JPY' ? `${formatYen(cost.amount)} = ` : ''}
        {formatDong(cost.amount_vnd)}
        {cost.is_current ? null : <Tag>{cost.is_withdrawn ? 'đã bỏ' : 'đã thay'}</Tag>}
      </td>
      <td>
        {cost.reason}
        <small>
          {cost.booked_by}, {formatMoment(cost.booked_at)}
        </small>
        {cost.proofs.map((id, index) => (
          <a key={id} href={`/api/files/${id}`}>
            chứng từ {index + 1}
          </a>
        ))}
        {mayWithdraw ? <WithdrawCost subject={sheet} {...{ cost, onWithdrawn }} /> : null}
      </td>
    </tr>
  );
}

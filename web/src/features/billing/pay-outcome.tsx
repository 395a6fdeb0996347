import type { payBillsEndpoint } from '@hako/contract/billing/slips';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { formatDong } from '../../text/money.ts';
import { vi } from '../../text/vi.ts';
import { topUpPath } from '../../text/ways-out.ts';
import { Button, ButtonLink } from '../../ui/forms/button.tsx';
import { Row, Stack } from '../../ui/frames/card.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import styles from './bill-card.module.css';

export type Outcome = EndpointReply<typeof payBillsEndpoint>['bills'][number];

/** Several bills were to be paid and some were not: each with what became of it, over the list wherever one stands in it. */
export function PayOutcome({
  outcomes,
  amounts,
  availableVnd,
  onClose,
}: {
  readonly outcomes: readonly Outcome[];
  /** Totals of the bills in đồng, by code. */
  readonly amounts: ReadonlyMap<string, number>;
  /** What the wallet has now, after those that were paid. */
  readonly availableVnd: number;
  readonly onClose: () => void;
}) {
  const left = outcomes.filter((one) => !one.is_paid);
  const lacking = left.reduce((sum, { code }) => sum + (amounts.get(code) ?? 0), 0) - availableVnd;
  const isShort = left.some(({ refusal }) => refusal === 'wallet.not-enough') && lacking > 0;
  return (
    <Sheet
      isOpen={left.length > 0}
      onClose={onClose}
      title={
        left.length === outcomes.length
          ? 'Chưa phiếu nào được thanh toán'
          : `Đã thanh toán ${outcomes.length - left.length}/${outcomes.length} phiếu`
      }
      foot={
        <Row isSpread>
          <Button onClick={onClose}>{vi.close}</Button>
          {isShort ? (
            <ButtonLink kind="main" to={topUpPath(lacking)}>
              Nạp thêm {formatDong(lacking)}
            </ButtonLink>
          ) : null}
        </Row>
      }
    >
      <Stack>
        <ul role="list" className={styles.outcomes}>
          {outcomes.map((outcome) => (
            <li key={outcome.code}>
              <OutcomeOf outcome={outcome} amountVnd={amounts.get(outcome.code) ?? 0} />
            </li>
          ))}
        </ul>
        {isShort ? (
          <p>
            Ví còn {formatDong(availableVnd)}, thiếu {formatDong(lacking)} để trả nốt.
            {left.length < outcomes.length ? ' Phiếu đã trả không bị trừ tiền lần nữa.' : ''}
          </p>
        ) : null}
      </Stack>
    </Sheet>
  );
}

/** One bill: its sum, whether it is paid, and why not where that is more than a short wallet. */
function OutcomeOf({
  outcome: { code, is_paid: isPaid, message, refusal },
  amountVnd,
}: {
  readonly outcome: Outcome;
  readonly amountVnd: number;
}) {
  return (
    <>
      <Row isSpread>
        <span className="tabular">
          {code} · {formatDong(amountVnd)}
        </span>
        <Tag tone={isPaid ? 'good' : 'bad'}>{isPaid ? 'Đã thanh toán' : 'Chưa thanh toán'}</Tag>
      </Row>
      {message && refusal !== 'wallet.not-enough' ? (
        <p className={styles.facts}>{message}</p>
      ) : null}
    </>
  );
}

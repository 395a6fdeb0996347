import { type BillRow as Bill, payBillsEndpoint } from '@hako/contract/billing/slips';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../api/client.ts';
import { isTheirs } from '../../api/refusal.ts';
import { useAction } from '../../api/use-action.ts';
import { formatDong } from '../../text/money.ts';
import { vi } from '../../text/vi.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Stack } from '../../ui/frames/card.tsx';
import { ChoiceBar } from '../../ui/forms/choice-bar.tsx';
import { Banner } from '../../ui/frames/states.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import { BillCard } from './bill-card.tsx';
import { BillRow, BillRows } from './bill-row.tsx';
import { type Outcome, PayOutcome } from './pay-outcome.tsx';

/** Bills with paying one or several at once from the wallet; each bill answers for itself. `availableVnd` is what can be spent now. */
export function BillList({
  bills,
  availableVnd,
}: {
  readonly bills: readonly Bill[];
  readonly availableVnd: number;
}) {
  const payment = usePayment(bills);
  const { chosen, outcomes, tried, refusal } = payment;
  const together = bills.filter((bill) => bill.may_pay && chosen.has(bill.code));
  const mayChoose = bills.filter((bill) => bill.may_pay).length > 1;
  return (
    <Stack>
      {refusal ? (
        <Banner tone="bad">
          {isTheirs(refusal) ? refusal.message : `${vi.notPaid}. ${refusal.message}`}
        </Banner>
      ) : null}
      {tried ? (
        <PayOutcome
          outcomes={outcomes}
          amounts={tried}
          availableVnd={availableVnd}
          onClose={payment.closeOutcome}
        />
      ) : null}
      <BillRows>
        {bills.map((bill) => (
          <BillRow
            key={bill.code}
            bill={bill}
            isAsked={bill.may_pay || bill.redelivery?.may_ask === true || bills.length === 1}
          >
            <BillCard
              bill={bill}
              isChosen={chosen.has(bill.code)}
              onChoose={mayChoose ? (isChosen) => payment.choose(bill.code, isChosen) : undefined}
              onPay={() => void payment.pay([bill.code])}
              isPaying={payment.isBusy}
              isJustPaid={outcomes.some(
                ({ code, is_paid: isPaid }) => code === bill.code && isPaid,
              )}
              problem={outcomes.find(({ code, is_paid: isPaid }) => code === bill.code && !isPaid)}
            />
          </BillRow>
        ))}
      </BillRows>
      <PayTogether {...{ together, availableVnd, payment }} />
    </Stack>
  );
}

/** The chosen bills and their sum; nothing while none is chosen. */
function PayTogether({
  together,
  availableVnd,
  payment,
}: {
  readonly together: readonly Bill[];
  readonly availableVnd: number;
  readonly payment: ReturnType<typeof usePayment>;
}) {
  if (together.length === 0) return null;
  return (
    <ChoiceBar
      label="Trả chung"
      action={
        <Button
          kind="money"
          isBusy={payment.isBusy}
          onClick={() => void payment.pay(together.map(({ code }) => code))}
        >
          Thanh toán {together.length} phiếu
        </Button>
      }
    >
      <strong>{formatDong(together.reduce((sum, { total_vnd: total }) => sum + total, 0))}</strong>
      <small>Ví còn {formatDong(availableVnd)}</small>
    </ChoiceBar>
  );
}

/** Which bills are chosen, what became of each when they were paid, and what several cost at that moment. */
function usePayment(bills: readonly Bill[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  /** What several cost when they were to be paid: the paid ones may leave the list. */
  const [tried, setTried] = useState<ReadonlyMap<string, number>>();
  const { revalidate } = useRevalidator();
  const { run, isBusy, refusal } = useAction((codes: string[], idempotencyKey) =>
    call(payBillsEndpoint, { body: { codes } }, { idempotencyKey }),
  );
  async function pay(codes: string[]) {
    const answer = await run(codes);
    if (!answer) return;
    setOutcomes(answer.bills);
    // What is left may be paid again at once: what is paid is never paid twice.
    setChosen(
      new Set(
        answer.bills.filter((bill) => !bill.is_paid && codes.length > 1).map(({ code }) => code),
      ),
    );
    // What was paid only in part is told bill by bill.
    if (answer.success || codes.length === 1)
      toast(answer.message, answer.success ? 'good' : 'bad');
    await revalidate();
    if (codes.length > 1)
      setTried(new Map(bills.map(({ code, total_vnd: amount }) => [code, amount])));
  }
  function choose(code: string, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(code);
    else next.delete(code);
    setChosen(next);
  }
  const closeOutcome = () => setTried(undefined);
  return { chosen, choose, pay, isBusy, refusal, outcomes, tried, closeOutcome };
}

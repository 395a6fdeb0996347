import { type BillRow, payBillsEndpoint } from '@hako/contract/billing/slips';
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
import { type Outcome, PayOutcome } from './pay-outcome.tsx';

/** Bills with paying one or several at once from the wallet; each bill answers for itself. `availableVnd` is what can be spent now. */
export function BillList({
  bills,
  availableVnd,
}: {
  readonly bills: readonly BillRow[];
  readonly availableVnd: number;
}) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  /** What several cost when they were to be paid: the paid ones may leave the list. */
  const [tried, setTried] = useState<ReadonlyMap<string, number>>();
  const problems = outcomes.filter((one) => !one.is_paid);
  const { revalidate } = useRevalidator();
  const pay = useAction((codes: string[], idempotencyKey) =>
    call(payBillsEndpoint, { body: { codes } }, { idempotencyKey }),
  );

  const run = async (codes: string[]) => {
    const answer = await pay.run(codes);
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
  };
  const choose = (code: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(code);
    else next.delete(code);
    setChosen(next);
  };
  const together = bills.filter((bill) => bill.may_pay && chosen.has(bill.code));
  const mayChoose = bills.filter((bill) => bill.may_pay).length > 1;
  const total = together.reduce((sum, bill) => sum + bill.total_vnd, 0);
  return (
    <Stack>
      {pay.refusal ? (
        <Banner tone="bad">
          {isTheirs(pay.refusal) ? pay.refusal.message : `${vi.notPaid}. ${pay.refusal.message}`}
        </Banner>
      ) : null}
      {tried ? (
        <PayOutcome
          outcomes={outcomes}
          amounts={tried}
          availableVnd={availableVnd}
          onClose={() => setTried(undefined)}
        />
      ) : null}
      {bills.map((bill) => (
        <BillCard
          key={bill.code}
          bill={bill}
          isChosen={chosen.has(bill.code)}
          onChoose={mayChoose ? (isChosen) => choose(bill.code, isChosen) : undefined}
          onPay={() => void run([bill.code])}
          isPaying={pay.isBusy}
          problem={problems.find(({ code }) => code === bill.code)}
        />
      ))}
      {together.length > 0 ? (
        <ChoiceBar
          label="Trả chung"
          action={
            <Button
              kind="money"
              isBusy={pay.isBusy}
              onClick={() => void run(together.map(({ code }) => code))}
            >
              Thanh toán {together.length} phiếu
            </Button>
          }
        >
          <strong>{formatDong(total)}</strong>
          <small>Ví còn {formatDong(availableVnd)}</small>
        </ChoiceBar>
      ) : null}
    </Stack>
  );
}

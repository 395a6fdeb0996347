import { newId } from '../../../kernel/chance.ts';
import { dong, yen } from '../../../kernel/money.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { dayInVietnam } from '../../../kernel/vietnam-day.ts';
import { rateText, yenText } from '../../../kernel/wording.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { ActHandlers, Approval, Fact } from '../../approvals/index.ts';
import { company, type Movement } from '../../ledger/index.ts';
import { listBalances } from '../accounts/account-store.ts';
import { lockOpen } from '../accounts/open-account.ts';
import type { FloatDeps } from '../deps.ts';
import { dongFact, FLOAT_FACTS, MEMOS, signedYen } from '../labels.ts';
import { insertMovements } from '../movement-store.ts';
import { refuseTooLittle } from './refuse-too-little.ts';

type MoneyAct = 'float.fund' | 'float.transfer' | 'float.opening';
type Decided<Act extends MoneyAct> = Approval<Act> & { readonly decidedBy: string };

/** What a second person decides about our yen. */
export const floatActs = (deps: FloatDeps): Pick<ActHandlers, MoneyAct> => ({
  'float.fund': {
    factsOf: (reader, { terms }) => fundingFacts(reader, terms),
    carryOut: (trx, approval) => fund(deps, trx, approval),
  },
  'float.transfer': {
    factsOf: async (reader, { terms }) => [
      ...(await accountFacts(reader, terms.accountId, -terms.amountJpy - terms.feeJpy)),
      { label: FLOAT_FACTS.to, value: (await listBalances(reader, terms.to))[0]?.name ?? '' },
      { label: FLOAT_FACTS.yen, value: yenText(terms.amountJpy) },
      { label: FLOAT_FACTS.fee, value: yenText(terms.feeJpy) },
    ],
    carryOut: (trx, approval) => transfer(deps, trx, approval),
  },
  'float.opening': {
    factsOf: async (reader, { terms }) => [
      ...(await accountFacts(reader, terms.accountId, terms.balanceJpy)),
      { label: FLOAT_FACTS.cost, value: dongFact(terms.costVnd) },
    ],
    carryOut: (trx, approval) => open(deps, trx, approval),
  },
});

async function accountFacts(reader: Reader, id: string, change: number): Promise<Fact[]> {
  const [account] = await listBalances(reader, id);
  const now = account?.balanceJpy ?? 0;
  return [
    { label: FLOAT_FACTS.account, value: account?.name ?? '' },
    { label: FLOAT_FACTS.now, value: signedYen(now) },
    { label: FLOAT_FACTS.after, value: signedYen(now + change) },
  ];
}

async function fundingFacts(
  reader: Reader,
  terms: Approval<'float.fund'>['terms'],
): Promise<Fact[]> {
  const { accountId, amountJpy, amountVnd, feeVnd } = terms;
  const rate = rateText(Math.round(((amountVnd + feeVnd) * 100) / amountJpy));
  return [
    ...(await accountFacts(reader, accountId, amountJpy)),
    { label: FLOAT_FACTS.yen, value: yenText(amountJpy) },
    { label: FLOAT_FACTS.cost, value: dongFact(amountVnd) },
    { label: FLOAT_FACTS.fee, value: dongFact(feeVnd) },
    { label: FLOAT_FACTS.rate, value: rate },
  ];
}

async function fund(deps: FloatDeps, trx: Trx, approval: Decided<'float.fund'>): Promise<void> {
  const { accountId, amountJpy, amountVnd, feeVnd } = approval.terms;
  const [account] = await lockOpen(trx, [accountId], 'update');
  const key = `float:${approval.id}`;
  const name = account?.name ?? '';
  const cause = { type: 'float', id: approval.id } as const;
  const bought = { kind: 'exchange', cause, memo: MEMOS.funding(name) } as const;
  const paid: Movement = {
    ...bought,
    ...{ key: `${key}:vnd`, from: company('exchange'), to: company('bank') },
    ...{ amount: dong(amountVnd), currency: 'VND' },
  };
  const received: Movement = {
    ...bought,
    ...{ key, from: company('exchange'), to: company('marketplace-float') },
    ...{ amount: yen(amountJpy), currency: 'JPY' },
  };
  const fee: Movement = {
    ...{ kind: 'cost', cause, memo: MEMOS.fundingFee(name) },
    ...{ key: `${key}:fee`, from: company('float-fee'), to: company('bank') },
    ...{ amount: dong(feeVnd), currency: 'VND' },
  };
  await deps.ledger.post(trx, [paid, received, ...(feeVnd > 0 ? [fee] : [])]);
  const cost = { costVnd: amountVnd + feeVnd, feeVnd };
  await insertMovements(trx, [
    { ...factsOf(deps, approval), ...cost, accountId, amountJpy, kind: 'funding', ledgerKey: key },
  ]);
  await deps.live.tell(trx, 'desk', { kind: 'queue-changed' });
}

async function transfer(
  deps: FloatDeps,
  trx: Trx,
  approval: Decided<'float.transfer'>,
): Promise<void> {
  const { accountId, to, amountJpy, feeJpy } = approval.terms;
  const [account] = await lockOpen(trx, [accountId, to], 'update');
  const [from] = await listBalances(trx, accountId);
  if (from) refuseTooLittle(from, amountJpy + feeJpy);
  const kind = 'transfer' as const;
  await insertMovements(trx, [
    { ...factsOf(deps, approval), accountId, amountJpy: -amountJpy, kind },
    { ...factsOf(deps, approval), accountId: to, amountJpy, kind },
  ]);
  if (feeJpy === 0) return;
  const ledgerKey = `float:${approval.id}:fee`;
  await deps.ledger.post(trx, [
    {
      key: ledgerKey,
      from: company('marketplace-float'),
      to: company('float-fee'),
      amount: yen(feeJpy),
      currency: 'JPY',
      kind: 'cost',
      cause: { type: 'float', id: approval.id },
      memo: MEMOS.fee(account?.name ?? ''),
    },
  ]);
  await insertMovements(trx, [
    { ...factsOf(deps, approval), accountId, amountJpy: -feeJpy, kind: 'fee', ledgerKey },
  ]);
}

async function open(deps: FloatDeps, trx: Trx, approval: Decided<'float.opening'>): Promise<void> {
  const { accountId, balanceJpy, costVnd } = approval.terms;
  const [account] = await lockOpen(trx, [accountId], 'update');
  const ledgerKey = `float:${approval.id}`;
  const [lies, before] = [company('marketplace-float'), company('adjustment')];
  const cost = { costVnd, feeVnd: 0 };
  const [now] = await listBalances(trx, accountId);
  refuseUnless(!now?.hasOpening, 'float.opened-before');
  await insertMovements(trx, [
    {
      ...{ ...factsOf(deps, approval), ...cost, accountId, amountJpy: balanceJpy },
      ...{ kind: 'opening', ledgerKey },
    },
  ]);
  await deps.ledger.post(trx, [
    {
      key: ledgerKey,
      ...(balanceJpy > 0 ? { from: before, to: lies } : { from: lies, to: before }),
      amount: yen(Math.abs(balanceJpy)),
      currency: 'JPY',
      kind: 'adjustment',
      cause: { type: 'float', id: approval.id },
      memo: MEMOS.opening(account?.name ?? ''),
    },
  ]);
}

/** What every movement of an act carries. */
function factsOf({ clock }: FloatDeps, approval: Decided<MoneyAct>) {
  const at = clock.now();
  return {
    id: newId(at.getTime()),
    actId: approval.id,
    day: dayInVietnam(at),
    at,
    note: approval.reason,
    madeBy: approval.proposedBy,
    approvedBy: approval.decidedBy,
  };
}

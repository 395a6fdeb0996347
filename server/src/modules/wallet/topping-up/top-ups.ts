import { bind, bound } from '../../../kernel/bind.ts';
import { Banks } from 'vietnam-qr-pay';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { createHttpClient } from '../../../platform/outside/http-client.ts';
import type { StatementLine } from '../../ledger/index.ts';
import { listClaimsOf, listOpenClaims, listWaitingClaims } from './claim-store.ts';
import { listOpenHolds } from '../holding/hold-store.ts';
import type { TopUpDeps } from './top-up-deps.ts';
import { listTransfers, listTransfersByReference } from './transfer-list-store.ts';
import type { Transfer, TransferState } from './transfer-store.ts';
import { answerClaim, claimTransfer, withdrawClaim } from './claim-transfer.ts';
import { exportStatement } from '../statement/export-statement.ts';
import { openPaymentLink } from './open-payment-link.ts';
import { readBankList } from './read-bank-list.ts';
import { readTopUp } from './read-top-up.ts';
import { receiveTransfer } from './receive-transfer.ts';
import { creditByHand, debitByHand } from './adjust-by-hand.ts';
import { askToClose, askToSettle, transferSubject } from './settle-transfer.ts';
import type { Delivery } from '../banks/bank-transaction.ts';
import { readCasso } from '../banks/casso.ts';
import { readPayos } from '../banks/payos.ts';
import { readSepay } from '../banks/sepay.ts';
import { walletActs } from '../approved-acts.ts';
import { deskClaim, deskTransfer } from '../wire.ts';

export type TopUps = ReturnType<typeof createTopUps>;

const CLAIMS = 20;
const ACTIVE_BANKS = Banks.filter((bank) => !bank.deprecated);

/** How money comes in, and what a person reads about their own wallet. */
export function createTopUps(deps: TopUpDeps) {
  const { db, clock, config, customers, ledger } = deps;
  const receive = bound(deps, receiveTransfer);
  const bankList = config.sepayList && {
    client: createHttpClient({ source: 'sepay', baseUrl: config.sepayList.url, clock }),
    token: config.sepayList.token,
  };
  const payos = config.payos && {
    client: createHttpClient({ source: 'payos', baseUrl: config.payos.url, clock }),
    credentials: config.payos,
  };

  const forDesk = async (transfers: readonly Transfer[]) => {
    const claims = await listOpenClaims(
      db,
      transfers.filter(({ state }) => state === 'unmatched').map(({ amount }) => amount),
    );
    const waiting = await deps.approvals.findWaiting(
      db,
      transfers.map(({ id }) => transferSubject(id)),
    );
    const approvalOf = new Map(waiting.map(({ subject, id }) => [subject, id]));
    const ids = [
      ...transfers.map(({ customerId }) => customerId),
      ...claims.map(({ customerId }) => customerId),
    ];
    const names = await customers.readMany(db, [...new Set(ids.filter((id) => id !== undefined))]);
    return transfers.map((transfer) => ({
      ...deskTransfer(transfer, names, transfer.state === 'unmatched' ? claims : []),
      approval_id: approvalOf.get(transferSubject(transfer.id)),
    }));
  };

  const rowOf = async (transfer: Transfer) => {
    const [row] = await forDesk([transfer]);
    if (!row) throw new Error('a transfer has a row');
    return row;
  };

  return {
    /** In the words of the specification and the mobile client; đồng. */
    async summaryOf(customerId: string) {
      const { available, held, paid, count } = await ledger.summaryOf(db, customerId);
      const whole = available + held;
      return {
        balance: whole,
        freeze: held,
        total: available,
        primary: available,
        account: whole,
        paid,
        count,
      };
    },
    async statementOf(
      customerId: string,
      { before, size }: { before?: number; size: number },
    ): Promise<{ lines: readonly StatementLine[]; next: string | undefined }> {
      const lines = await ledger.statementOf(db, customerId, { before, size });
      const oldest = lines.at(-1)?.version ?? 1;
      return { lines, next: lines.length === size && oldest > 1 ? String(oldest) : undefined };
    },
    exportStatement: exportStatement(deps),
    now: () => clock.now(),
    openHolds: (customerId: string) => listOpenHolds(db, customerId),
    ...bind(deps, {
      readTopUp,
      claim: claimTransfer,
      withdrawClaim,
      answerClaim,
      credit: creditByHand,
      debit: debitByHand,
    }),
    openPaymentLink: openPaymentLink(deps, payos),
    listTransfers: (query: { customerId: string; page: number; size: number }) =>
      listTransfers(db, query),
    async listWaitingClaims({ page, size }: { page: number; size: number }) {
      const { claims, total } = await listWaitingClaims(db, page, size);
      const names = await customers.readMany(db, [
        ...new Set(claims.map(({ customerId }) => customerId)),
      ]);
      const rows = claims.flatMap((claim) => {
        const customer = names.get(claim.customerId);
        return customer ? [deskClaim(claim, customer)] : [];
      });
      return { rows, total };
    },
    claimsOf: (customerId: string) => listClaimsOf(db, customerId, CLAIMS),
    listBanks: (page: number, size: number) => ({
      rows: ACTIVE_BANKS.slice((page - 1) * size, page * size).map(
        ({ bin, shortName, name, code }) => ({
          atm_bin: bin,
          short_name: shortName,
          vn_name: name,
          code,
        }),
      ),
      total: ACTIVE_BANKS.length,
    }),
    /** What a bank reported, by whatever way; told again it changes nothing. */
    receive,
    readBankList: readBankList(deps, bankList, receive),
    /** A delivery is answered only after what it says is committed. */
    receiveSepay: (delivery: Delivery) =>
      receive(readSepay(delivery, config.sepaySecret, clock.now())),
    receiveCasso: (delivery: Delivery) =>
      receive(readCasso(delivery, config.cassoKey, clock.now())),
    receivePayos: (delivery: Delivery) => receive(readPayos(delivery, config.payos?.checksumKey)),
    /** What a bank calls by this reference; the newest first. */
    findTransfers: (reference: string) => listTransfersByReference(db, reference),
    /** Transfers that name nobody and are not settled. */
    async countUnmatched(): Promise<number> {
      return (await listTransfers(db, { state: 'unmatched', page: 1, size: 1 })).total;
    },
    async listForDesk(query: { state?: TransferState; page: number; size: number }) {
      const { rows, total } = await listTransfers(db, query);
      return { rows: await forDesk(rows), total };
    },
    /** Who is meant: by id, or by verified phone in any spelling. */
    async whom({
      customer_id: id,
      phone,
    }: {
      customer_id?: string;
      phone?: string;
    }): Promise<string> {
      if (id) return id;
      const digits = (phone ?? '').replace(/\D/g, '').replace(/^(84|0)/, '');
      const customer = digits ? await customers.findByVerifiedPhone(db, `+84${digits}`) : undefined;
      refuseUnless(customer, 'wallet.customer-not-found');
      return customer.id;
    },
    askToSettle: async (asked: Parameters<typeof askToSettle>[1]) =>
      rowOf(await askToSettle(deps, asked)),
    askToClose: async (asked: Parameters<typeof askToClose>[1]) =>
      rowOf(await askToClose(deps, asked)),
    /** What a second person decides; for the module of approvals. */
    acts: walletActs(deps),
  };
}

import type { ApprovalAct, ApprovalState } from '@hako/contract/approvals/approvals';
import type { LineEnd } from '@hako/contract/float/statements';
import type { UnknownEnd } from '@hako/contract/logistics/unknown-parcels';
import type { SettingValues } from '@hako/contract/settings/field';
import type { SettingPageName } from '@hako/contract/settings/setting-pages';
import type { Dong } from '../../kernel/money.ts';
import type { Reader, Trx } from '../../platform/database/database.ts';
import type { AccountTerms, GiveTerms, InviteTerms, RoleTerms } from '../staff/index.ts';

/** What each act needs to be carried out. */
export interface ActTerms {
  /** đồng for 100 yen. */
  'exchange-rate.enter': { readonly sellX100: number };
  /** `key` of the movement of money. */
  'wallet.credit': { readonly key: string };
  'wallet.debit': { readonly key: string };
  'transfer.settle': { readonly transferId: string };
  'forecast-terms.set': { readonly isGuaranteed: boolean; readonly explainOverPercent: number };
  'transfer.close': { readonly transferId: string; readonly purpose: string };
  'settings.change': {
    readonly page: SettingPageName;
    readonly key: string;
    readonly values: SettingValues | null;
    readonly validFrom: string;
  };
  'unknown-parcel.close': { readonly code: string; readonly how: UnknownEnd };
  'float.fund': {
    readonly accountId: string;
    readonly amountJpy: number;
    readonly amountVnd: number;
    readonly feeVnd: number;
  };
  'float.transfer': {
    readonly accountId: string;
    readonly to: string;
    readonly amountJpy: number;
    readonly feeJpy: number;
  };
  'float.opening': {
    readonly accountId: string;
    /** Below zero: owed. */
    readonly balanceJpy: number;
    readonly costVnd: number;
  };
  'float.charge': { readonly lineId: string };
  'float.settle-line': {
    readonly lineId: string;
    readonly how: Exclude<LineEnd, 'auto'>;
    readonly movements: readonly string[];
  };
  /** Of an order, by its code. */
  'float.correct': { readonly code: string; readonly yen: number };
  'float.refund': { readonly code: string; readonly yen: number };
  'float.reverse': { readonly movementId: string };
  /** Of the row that says by what. */
  'invoice.replace': { readonly replacementId: string };
  'staff.invite': InviteTerms;
  'staff.enable': AccountTerms;
  'staff.reset': AccountTerms;
  'staff.give-roles': GiveTerms;
  'role.change': RoleTerms;
  /** `2026-03`. */
  'books.close-month': { readonly month: string };
}

export interface Approval<Act extends ApprovalAct = ApprovalAct> {
  readonly id: string;
  readonly act: Act;
  readonly subject: string;
  readonly customerId: string | undefined;
  readonly amount: Dong | undefined;
  readonly terms: ActTerms[Act];
  readonly reason: string;
  readonly proofs: readonly string[];
  readonly state: ApprovalState;
  readonly proposedBy: string;
  readonly proposedAt: Date;
  readonly decidedBy: string | undefined;
  readonly decidedAt: Date | undefined;
  readonly answer: string | undefined;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** What the module of an act does for it. */
export interface ActHandler<Act extends ApprovalAct = ApprovalAct> {
  /** What the second person should know before they decide; Vietnamese. */
  readonly factsOf: (reader: Reader, approval: Approval<Act>) => Promise<readonly Fact[]>;
  /** Refuses whoever may say neither yes nor no to it, besides the rule of two people. */
  readonly refuseDecider?: (
    reader: Reader,
    approval: Approval<Act> & { readonly decidedBy: string },
  ) => Promise<void>;
  /** Carries the act out in the transaction of the decision; its refusals refuse the decision. */
  readonly carryOut: (
    trx: Trx,
    approval: Approval<Act> & { readonly decidedBy: string },
  ) => Promise<void>;
  /** After the decision is committed. */
  readonly onCarriedOut?: () => void;
}

export type ActHandlers = { readonly [Act in ApprovalAct]: ActHandler<Act> };

/** What somebody asks a second person for. */
export type Proposal<Act extends ApprovalAct = ApprovalAct> = Pick<
  Approval<Act>,
  'act' | 'subject' | 'terms' | 'reason' | 'proposedBy'
> &
  Partial<Pick<Approval<Act>, 'customerId' | 'amount' | 'proofs'>>;

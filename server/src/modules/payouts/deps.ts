import type { OwnerProof } from '@hako/contract/identity/owner';
import type { Reader, Trx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Customers } from '../customers/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { AuditPort, Wallet } from '../wallet/index.ts';

/** Used up in the transaction of what it allows. */
export type ProvedOwner = (trx: Trx) => Promise<void>;

/** Identity's: who owns an account, and what a change of it brings with it. */
export interface OwnerPort {
  proveOwner(customerId: string, asked: { proof: OwnerProof; ip: string }): Promise<ProvedOwner>;
  /** Comes before the change, in its transaction: the contacts of the account are told. */
  noteChange(
    trx: Trx,
    change: { userId: string; kind: 'bank-account'; subjectId: string },
  ): Promise<void>;
  /** No money leaves until then. */
  pausedUntil(reader: Reader, customerId: string): Promise<Date | undefined>;
}

export interface PayoutsDeps extends Pick<Platform, 'db' | 'clock' | 'live'> {
  readonly wallet: Pick<Wallet, 'balanceOf' | 'hold' | 'release' | 'payOut'>;
  readonly customers: Pick<Customers, 'readMany'>;
  readonly notifications: Pick<Notifications, 'notify'>;
  readonly audit: AuditPort;
  readonly owners: OwnerPort;
  /** Whether two people of the staff may be one. */
  readonly isOneHand: (reader: Reader, one: string, other: string) => Promise<boolean>;
}

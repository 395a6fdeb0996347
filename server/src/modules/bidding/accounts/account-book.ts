import type { Timers } from '../../../kernel/clock.ts';
import type { AccountState } from './rules/account-choice.ts';
import type { signOf } from './rules/account-choice.ts';

/** What this process knows of our accounts: asked before every write without a call, told of every answer. */
export interface AccountBook {
  /** Whether anything is sent through it, as it was known last. False as long as nothing was read yet. */
  maySend(site: string, account: string): boolean;
  /** As far as this process knows: a person has to look before it takes lots again, or wants it so. */
  isClosed(site: string, account: string): boolean;
  /** Comes back when the states were read within the last second; at once where they were. */
  fresh(): Promise<void>;
  /** Reads the states again before they are too old, until it is called off. */
  follow(timers?: Pick<Timers, 'after'>): () => void;
  /** Decided in this process; others learn it within a second. */
  know(site: string, account: string, state: AccountState): void;
  /** Never throws, never waits: what it writes is written beside. */
  note(site: string, account: string, result: AccountAnswer, tookMs: number): void;
  /** The site asked for a person where the account read or bought something. Never throws, never waits. */
  shutOut(site: string, account: string, sign: ShutOutSign): void;
  /** Everything noted is written. */
  settled(): Promise<void>;
}

export type AccountAnswer = Parameters<typeof signOf>[0];

export type ShutOutSign = 'robot-check' | 'signed-out';

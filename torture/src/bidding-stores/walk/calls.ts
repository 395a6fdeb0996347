import type { Keeper } from '../keeper.ts';
import { accountCalls } from './account-calls.ts';
import { bidCalls } from './bid-calls.ts';
import type { Drawn } from './drawn.ts';
import { groupCalls } from './group-calls.ts';
import { lotCalls } from './lot-calls.ts';
import { sniperCalls } from './sniper-calls.ts';
import { writeCalls } from './write-calls.ts';

/** A call of a store, to be made on both keepers. */
export interface Call {
  readonly name: string;
  make(keeper: Keeper): Promise<unknown>;
}

/** One of all calls with what was drawn for it. */
export const drawCall = (drawn: Drawn): Call =>
  drawn.chance.pick([
    ...lotCalls(drawn),
    ...bidCalls(drawn),
    ...writeCalls(drawn),
    ...sniperCalls(drawn),
    // Most can go wrong between snipers, on bids that wait.
    ...sniperCalls(drawn),
    ...bidCalls(drawn),
    ...groupCalls(drawn),
    ...accountCalls(drawn),
  ]);

import type { TopUpDeps } from './top-up-deps.ts';
import { readSepayList } from '../banks/sepay-list.ts';
import { receiveTransfer } from './receive-transfer.ts';

/** A webhook is delivered for 33 minutes: what is older and unknown will not come by itself any more. */
const SETTLED_AFTER_MS = 40 * 60_000;
const LOOK_BACK_MS = 3 * 24 * 3_600_000;
const MOST_PAGES = 50;

export interface BankList {
  readonly client: Parameters<typeof readSepayList>[0];
  readonly token: string;
}

/**
 * Reads the bank's list of the last three days against what the webhooks told, and takes in what they did not. A transaction without a reference of
 * the bank cannot be told from one that was delivered: it is left to the accountant. Gives back how many were taken in.
 */
export async function readBankList(deps: TopUpDeps, list: BankList | undefined): Promise<number> {
  const { clock, log } = deps;
  if (!list) return 0;
  const now = clock.now().getTime();
  const window = { from: new Date(now - LOOK_BACK_MS), to: new Date(now - SETTLED_AFTER_MS) };
  let taken = 0;
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { transactions, hasMore } = await readSepayList(list.client, list.token, {
      ...window,
      page,
    });
    for (const transaction of transactions) {
      if (transaction.bankReference === '')
        log.warn(
          { reference: transaction.providerReference },
          'a transaction of the list has no bank reference',
        );
      else if ((await receiveTransfer(deps, transaction)).isMoved) taken++;
    }
    if (!hasMore) break;
  }
  if (taken > 0) log.warn({ taken }, 'transactions that no webhook told were taken from the list');
  return taken;
}

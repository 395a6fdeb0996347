import type { Dong } from '../../kernel/money.ts';
import type { NewNotification } from '../notifications/index.ts';
import { say } from '@hako/contract/notices/say';
import { dongText } from '../../kernel/wording.ts';

/** Money arrived. */
export const creditedNotice = (
  customerId: string,
  amount: Dong,
  available: Dong,
  causeId: string,
): NewNotification => ({
  customerId,
  kind: 'top_up',
  ...say('wallet-credited', { amount: dongText(amount), available: dongText(available) }),
  link: '/account/wallet',
  facts: { amount, available },
  key: `top-up:${causeId}`,
});

/** A transfer that a customer misses was not found. */
export const unfoundNotice = (
  customerId: string,
  amount: Dong,
  answer: string,
  claimId: string,
): NewNotification => ({
  customerId,
  kind: 'top_up',
  ...say('wallet-unfound', { amount: dongText(amount), answer }),
  link: '/account/wallet?nap=1',
  facts: { amount },
  key: `claim:${claimId}`,
});

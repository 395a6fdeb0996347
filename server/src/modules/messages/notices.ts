import { say, type SaidNotice } from '@hako/contract/notices/say';

/** What a customer who is away is told. */
export const answeredNotice = (unread: number, orderCode: string | null): SaidNotice =>
  say('message-waiting', {
    count: String(unread),
    order: orderCode ? ` về đơn ${orderCode}` : '',
  });

/** How the desk signs when nobody is known by name. */
export const OUR_NAME = 'Hako';

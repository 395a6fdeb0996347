import { at, id, rows, waits, type People, whoseOf } from './statements.ts';

/** What is noted, said and asked about them. */
export function talkOf({ owner, staff }: People): string[] {
  const whose = whoseOf(owner);
  return [
    rows(
      'order_notes id, order_id, author_id, text, at',
      `${id('note')}, ${id('order')}, '${staff}', 'ghi chú', ${at}`,
    ),
    rows(
      'customer_notes note_id, customer_id, author_id, text, at',
      `${id('note')}, ${whose}, '${staff}', 'ghi chú', ${at}`,
    ),
    rows(
      'complaints id, code, customer_id, type, content, state, outcome, owner_id, due_at, created_at, updated_at',
      `${id('complaint')}, 'CX' || n, ${whose}, 'other', 'x', ${waits(`'open'`, `'resolved'`)}, 'x', '${staff}', ${at}, ${at}, ${at}`,
    ),
    rows(
      'offers id, customer_id, site, code, title, url, listed_price_jpy, desired_price_jpy, is_auto_buy, ship_mode, status, expires_at, created_at',
      `${id('offer')}, ${whose}, 'mercari', 'm' || n, 'x', 'x', 1000, 600, false, 'AIR-HAN', ${waits(`'waiting'`, `'expired'`)}, ${at}, ${at}`,
    ),
    rows(
      'message_threads id, customer_id, order_id, order_code, waits_since, messages, created_at, last_at',
      `${id('thread')}, ${whose}, ${id('order')}, 'HX' || lpad(n::text, 8, '0'), ${waits(at, 'null')}, 1, ${at}, ${at}`,
    ),
    rows(
      'thread_messages id, thread_id, customer_id, author, author_id, content, sent_key, at',
      `${id('message')}, ${id('thread')}, ${whose}, 'customer', ${whose}, 'chào', 'k' || n, ${at}`,
    ),
  ];
}

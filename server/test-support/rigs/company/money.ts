import { at, id, rows, waits, type People, whoseOf } from './statements.ts';

/** Bank transfers, the ledger, withdrawals, papers, and what two people decided. */
export function moneyOf({ owner, staff }: People): string[] {
  const whose = whoseOf(owner);
  return [
    rows(
      'invoices id, bill_id, bill_code, customer_id, state, issuer, buyer, seller, lines, net_vnd, tax_vnd, total_vnd, asked_at',
      `${id('invoice')}, ${id('bill')}, 'PX' || lpad(n::text, 8, '0'), ${whose}, 'asked',
        'viettel-sinvoice', '{"name": "x"}', '{}', '[]', 500, 0, 500, ${at}`,
    ),
    rows(
      'einvoices invoice_id, customer_id, key, state, provider_number, refusal_code, words, asked_at, moved_at, filed_at',
      `${id('invoice')}, ${whose}, ${id('key')}, ${waits(`'refused'`, `'issued'`)}, 'C26-' || n,
        ${waits(`'x'`, 'null')}, ${waits(`'x'`, 'null')}, ${at}, ${at}, ${waits('null', at)}`,
    ),
    rows(
      'wallet_transfers id, provider, account_number, provider_reference, bank_reference, direction, amount_vnd, content, transferred_at, received_at, raw, state, reason, customer_id',
      `${id('transfer')}, 'sepay', '1', 'p' || n, 'FTX' || n, 'in', 5000, 'nap tien', ${at}, ${at}, '{}',
        ${waits(`'unmatched'`, `'credited'`)}, ${waits(`'no-phone'`, 'null')}, ${waits('null', whose)}`,
    ),
    rows(
      'wallet_claims id, customer_id, amount_vnd, reference, note, state, answer, created_at, ended_at',
      `${id('claim')}, ${whose}, 5000, 'x', 'x', ${waits(`'open'`, `'answered'`)},
        ${waits('null', `'x'`)}, ${at}, ${waits('null', at)}`,
    ),
    rows(
      'wallet_holds cause_type, cause_id, customer_id, label, amount_vnd, captured_vnd, created_at, settled_at',
      `'order', ${id('order')}::text, ${whose}, 'Đơn', 5, 5, ${at}, ${at}`,
    ),
    rows(
      'withdrawals id, code, customer_id, amount_vnd, status, card_id, card_number, card_format, card_holder, card_bin, payable_from, approved_by, bank_reference, created_at',
      `${id('withdrawal')}, 'RX' || n, ${whose}, 5000, ${waits(`'requested'`, `'paid'`)}, ${id('card')}, '1', 'account', 'x', '970436',
        ${at}, '${staff}', ${waits('null', `'FT' || n`)}, ${at}`,
    ),
    rows(
      'ledger_movements key, from_account, to_account, amount, currency, kind, cause_type, cause_id, posted_at, customer_id, customer_version, available_after_vnd, held_after_vnd',
      `'x' || n, 'company:bank', 'available', 5, 'VND', 'top-up', 'top-up', ${id('transfer')}::text, ${at}, ${whose}, 1000000 - n, 5, 0`,
    ),
    rows(
      'approvals id, act, subject, customer_id, amount_vnd, terms, reason, state, proposed_by, proposed_at, decided_by, decided_at',
      `${id('approval')}, 'wallet.credit', 'x:' || n, ${whose}, 5000, '{}', 'x', 'approved', '${staff}', ${at}, ${id('other')}, ${at}`,
    ),
  ];
}

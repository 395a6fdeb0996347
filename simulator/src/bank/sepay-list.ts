import type { FastifyInstance } from 'fastify';
import { chanceOf } from '../world/chance.ts';
import type { Bank } from './bank.ts';
import { vietnamTime } from './report.ts';

const MOST_PER_PAGE = 100;

interface Asked {
  transaction_date_from?: string;
  transaction_date_to?: string;
  transfer_type?: 'in' | 'out';
  transaction_date_sort?: 'asc' | 'desc';
  page?: string;
  per_page?: string;
}

/** SePay's list of transactions (v2), with ids of its own. */
export function serveSepayList(app: FastifyInstance, bank: Bank): void {
  app.get<{ Querystring: Asked }>(
    '/bank/sepay/v2/transactions',
    async ({ query, headers }, reply) => {
      if (!headers.authorization?.startsWith('Bearer '))
        return reply.code(401).send({ status: 'error', message: 'Unauthorized' });
      const [page, perPage] = [
        Number(query.page ?? 1),
        Math.min(MOST_PER_PAGE, Number(query.per_page ?? 20)),
      ];
      const all = bank
        .statement()
        .filter(({ provider, direction, atMs }) => {
          const at = vietnamTime(atMs);
          return (
            provider === 'sepay' &&
            (query.transfer_type === undefined || direction === query.transfer_type) &&
            at >= (query.transaction_date_from ?? '') &&
            at <= (query.transaction_date_to ?? '9999')
          );
        })
        .sort((a, b) =>
          query.transaction_date_sort === 'asc' ? a.atMs - b.atMs : b.atMs - a.atMs,
        );
      const shown = all.slice((page - 1) * perPage, page * perPage);
      return {
        status: 'success',
        data: shown.map((line) => ({
          id: chanceOf(1, 'sepay-list', line.id).text(32, '0123456789abcdef'),
          transaction_date: vietnamTime(line.atMs),
          account_number: line.accountNumber,
          va: '',
          transfer_type: line.direction,
          amount_in: line.direction === 'in' ? line.amount : 0,
          amount_out: line.direction === 'out' ? line.amount : 0,
          accumulated: 0,
          transaction_content: line.content,
          reference_number: line.reference,
          code: null,
          bank_brand_name: 'Vietcombank',
          webhook_success: line.isReported ? 1 : 0,
        })),
        meta: {
          pagination: {
            total: all.length,
            per_page: perPage,
            current_page: page,
            last_page: Math.ceil(all.length / perPage),
            has_more: page * perPage < all.length,
          },
        },
      };
    },
  );
}

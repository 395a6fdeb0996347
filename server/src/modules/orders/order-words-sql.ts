import { type SqlBool, sql } from 'kysely';
import { codeBeginning } from '../../kernel/code-beginning.ts';

/**
 * A code of ours, of the marketplace, of the listing; or the beginnings of all its words in the
 * title, accents or not.
 */
export const bears = (written: string) => {
  const text = written.trim();
  return sql<SqlBool>`(code = ${text.toUpperCase()} or ${bearsOutside(text)})`;
};

/**
 * The same among one customer's orders, where the beginning of a code is enough. Two arms, so that
 * each is read along an index of its own.
 */
export const bearsOf = (customerId: string, written: string) => {
  const code = codeBeginning(written);
  const byCode = sql`union all
    select id from orders where customer_id = ${customerId} and code like ${`${code}%`}`;
  return sql<SqlBool>`id in (
    select id from orders where customer_id = ${customerId} and ${bearsOutside(written.trim())}
    ${code === undefined ? sql`` : byCode})`;
};

function bearsOutside(text: string) {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  const asked = words.map((word) => `${word}:*`).join(' & ');
  return sql<SqlBool>`(marketplace_order_number = ${text} or listing_code = ${text}
    or listing_words(listing) @@ to_tsquery('simple', fold_vietnamese(${asked})))`;
}

import { type SqlBool, sql } from 'kysely';

/** What a code of ours begins with; anything else is no code. */
const CODE = /^[A-Z0-9]{2,20}$/;

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
  const text = written.trim();
  const code = text.toUpperCase();
  const isCode = CODE.test(code);
  return sql<SqlBool>`id in (
    select id from orders where customer_id = ${customerId} and ${bearsOutside(text)}
    ${isCode ? sql`union all select id from orders where customer_id = ${customerId} and code like ${`${code}%`}` : sql``})`;
};

function bearsOutside(text: string) {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  const asked = words.map((word) => `${word}:*`).join(' & ');
  return sql<SqlBool>`(marketplace_order_number = ${text} or listing_code = ${text}
    or listing_words(listing) @@ to_tsquery('simple', fold_vietnamese(${asked})))`;
}

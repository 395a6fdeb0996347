/** What is always true of coupons: name -> SQL that must return no row. */
export const promotionsInvariants: Readonly<Record<string, string>> = {
  'I17 a coupon was used as often as it counts, and no more often than it may be': `
    select c.code, c.used, c.total_limit, u.uses from coupons c
    left join (select coupon_id, count(*) as uses from coupon_uses where given_back_at is null group by coupon_id) u on u.coupon_id = c.id
    where c.used <> coalesce(u.uses, 0) or c.used > coalesce(c.total_limit, c.used)`,

  'I17 a customer used a coupon as often as it counts, and no more often than they may': `
    select c.code, coalesce(m.customer_id, u.customer_id), m.used, u.uses, c.per_customer_limit from coupon_customers m
    full join (select coupon_id, customer_id, count(*) as uses from coupon_uses where given_back_at is null group by coupon_id, customer_id) u
      on u.coupon_id = m.coupon_id and u.customer_id = m.customer_id
    join coupons c on c.id = coalesce(m.coupon_id, u.coupon_id)
    where coalesce(m.used, 0) <> coalesce(u.uses, 0) or m.used > c.per_customer_limit`,

  'I17 a use belongs to a live order of the same customer that names the coupon': `
    select u.order_id, c.code, o.state from coupon_uses u join coupons c on c.id = u.coupon_id left join orders o on o.id = u.order_id
    where o.id is null or o.customer_id <> u.customer_id or not c.code = any (o.coupon_codes) or (u.given_back_at is null) = (o.state = 'CANCEL')`,

  'I17 every coupon that a live order names was used for it': `
    select o.code, named from orders o cross join lateral unnest(o.coupon_codes) as named
    where o.state <> 'CANCEL' and not exists (
      select from coupon_uses u join coupons c on c.id = u.coupon_id where u.order_id = o.id and c.code = named and u.given_back_at is null)`,

  'I17 as many have saved a voucher as it counts, and no more than may': `
    select c.code, c.saved, c.save_limit, s.savers from coupons c
    left join (select coupon_id, count(*) as savers from coupon_customers where saved_at is not null group by coupon_id) s on s.coupon_id = c.id
    where c.saved <> coalesce(s.savers, 0) or c.saved > coalesce(c.save_limit, c.saved)`,

  'I18 what is taken off never exceeds what it is taken from, in no case': `
    select o.code, l.payment, l.low, l.likely, l.high from orders o cross join lateral (
      select line ->> 'payment' as payment, sum((line ->> 'lowDong')::bigint) as low, sum((line ->> 'dong')::bigint) as likely,
        sum((line ->> 'highDong')::bigint) as high
      from jsonb_array_elements(o.price -> 'lines') line group by 1
    ) l where least(l.low, l.likely, l.high) < 0`,
};

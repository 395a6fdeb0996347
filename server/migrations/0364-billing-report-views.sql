-- How the money of a bill is shared among its orders: by what it asks of each, in equal parts where
-- it asks nothing. An amount is cut at `share_from / whole` and `share_to / whole`, so that the
-- parts sum to it.
create function bill_shares_of(p_bill uuid)
  returns table (order_id uuid, share_from bigint, share_to bigint, whole bigint)
  language sql stable as $$
  select s.order_id, (sum(s.share) over (order by s.order_code) - s.share)::bigint,
    (sum(s.share) over (order by s.order_code))::bigint, (sum(s.share) over ())::bigint
  from (
    select o.order_id, o.order_code,
      case when sum(o.second_payment_vnd + o.outstanding_first_vnd) over () > 0
      then o.second_payment_vnd + o.outstanding_first_vnd else 1 end as share
    from bill_orders o where o.bill_id = p_bill
  ) s
$$;

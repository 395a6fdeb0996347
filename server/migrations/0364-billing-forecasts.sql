-- What reports read of forecasts: what was printed for the second payment of an order, and what it
-- became. Storage is left out, which its customer chose later; what we carried by our guarantee is
-- counted, because it is what the way really cost.
create index bills_created on bills (created_at, id);
create view bill_forecasts as
  select b.created_at, o.site, o.forecast_vnd,
    o.second_payment_vnd - o.kept_apart_vnd + o.carried_vnd as actual_vnd, o.carried_vnd
  from bills b join bill_orders o on o.bill_id = b.id
  where b.state <> 'CANCEL' and o.is_live and o.site <> '' and o.forecast_vnd > 0;

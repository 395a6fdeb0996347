-- Whether the second payment is guaranteed not to pass the high end that was printed, and from how much off the customer is told why. The newest row at
-- the time of an order holds for it, always; set by two people.
create table forecast_terms (
  number bigint generated always as identity,
  valid_from timestamptz not null,
  is_guaranteed boolean not null,
  explain_over_percent integer not null,
  set_by uuid,
  approved_by uuid,
  reason text not null,
  constraint forecast_terms_pkey primary key (number),
  constraint forecast_terms_percent check (explain_over_percent between 1 and 100),
  constraint forecast_terms_two_people check (set_by is distinct from approved_by or set_by is null)
);
insert into forecast_terms (valid_from, is_guaranteed, explain_over_percent, reason) values ('2025-01-01 00:00+07', true, 10, 'Mức ban đầu');

create function forecast_terms_stay() returns trigger language plpgsql as $$
begin
  raise exception 'terms of the forecast are append-only: % refused', lower(tg_op) using errcode = 'integrity_constraint_violation';
end $$;
create trigger forecast_terms_append_only before update or delete on forecast_terms for each row execute function forecast_terms_stay();

-- What was printed at the first payment, kept with the bill. `guaranteed_high_vnd`: null where the guarantee did not hold. `kept_apart_vnd`: storage,
-- which the customer chose and the guarantee does not cover. `carried_vnd`: what we pay of it.
alter table bill_orders
  add column site text not null default '',
  add column forecast_vnd bigint not null default 0,
  add column guaranteed_high_vnd bigint,
  add column kept_apart_vnd bigint not null default 0,
  add column carried_vnd bigint not null default 0,
  add constraint bill_orders_guaranteed check (
    carried_vnd >= 0 and kept_apart_vnd >= 0
    and (guaranteed_high_vnd is null or second_payment_vnd - kept_apart_vnd <= guaranteed_high_vnd)
    and (carried_vnd = 0 or guaranteed_high_vnd is not null));

-- What things really cost, as somebody booked it from a paper: of an order, a parcel or a whole shipment. The newest row of a subject and kind
-- counts; a mistake is mended by another row.
create table booked_costs (
  id uuid not null,
  -- In the order of booking.
  number bigint generated always as identity,
  subject_type text not null,
  subject_id uuid not null,
  kind text not null,
  -- Whole, in its own currency.
  amount bigint not null,
  currency text not null,
  -- đồng for `rate_scale` yen; only for yen.
  rate_vnd bigint,
  rate_scale bigint,
  amount_vnd bigint not null,
  reason text not null,
  -- Ids of files.
  proofs text[] not null,
  booked_by uuid not null,
  booked_by_name text not null,
  booked_at timestamptz not null,
  constraint booked_costs_pkey primary key (id),
  constraint booked_costs_subject check (subject_type in ('order', 'parcel', 'shipment')),
  constraint booked_costs_kind check (kind in ('domestic-shipping', 'freight', 'duty', 'vat')),
  -- A seller's parcel belongs to one order.
  constraint booked_costs_domestic check (kind <> 'domestic-shipping' or subject_type = 'order'),
  constraint booked_costs_amounts check (amount >= 0 and amount_vnd >= 0),
  constraint booked_costs_currency check (
    case currency when 'VND' then amount = amount_vnd and num_nonnulls(rate_vnd, rate_scale) = 0
      when 'JPY' then num_nonnulls(rate_vnd, rate_scale) = 2 and rate_vnd > 0 and rate_scale > 0 else false end),
  constraint booked_costs_reason check (reason <> '')
);
create index booked_costs_of on booked_costs (subject_type, subject_id, kind, number desc);

create function booked_costs_stay() returns trigger language plpgsql as $$
begin
  raise exception 'booked costs are append-only: % refused', lower(tg_op) using errcode = 'integrity_constraint_violation';
end $$;
create trigger booked_costs_append_only before update or delete on booked_costs for each row execute function booked_costs_stay();

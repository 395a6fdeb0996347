-- Delivered on the customer's word alone: its carrier said nothing of it yet, and may still say otherwise.
alter table bills add column received_word_at timestamptz;
update bills set received_word_at = moved_at where state = 'COMPLETED' and exists (
  select from bill_orders l join order_events e on e.order_id = l.order_id
  where l.bill_id = bills.id and l.is_live and e.to_state = 'COMPLETED' and e.actor_kind = 'customer' and e.from_state <> 'COMPLETED');
-- A word about money that a carrier brought in full says nothing any more.
update bills set received_word_at = null where is_cod and paid_at is not null;
alter table bills add constraint bills_received_word check (received_word_at is null or state = 'COMPLETED');

-- What the carrier really brought of what it collected, and why that was booked though it was less; the rest is its debt until it comes.
alter table bill_cods add column brought_vnd bigint;
update bill_cods set brought_vnd = amount_vnd where settled_at is not null;
alter table bill_cods add column short_reason text;
alter table bill_cods add column rest_reference text;
alter table bill_cods add column rest_by uuid;
alter table bill_cods add column rest_at timestamptz;
alter table bill_cods add constraint bill_cods_brought check (
  (settled_at is null) = (brought_vnd is null) and brought_vnd > 0 and brought_vnd <= amount_vnd);
alter table bill_cods add constraint bill_cods_short check (short_reason is not null or brought_vnd = amount_vnd);
alter table bill_cods add constraint bill_cods_rest check (
  num_nulls(rest_reference, rest_by, rest_at) in (0, 3) and (rest_at is null or (short_reason is not null and brought_vnd = amount_vnd)));
create index bill_cods_owed on bill_cods (settled_at) where brought_vnd < amount_vnd;

-- Histories that nobody may change lose a person's words in the one transaction that erases this person, which says so.
create function is_erasing() returns boolean language sql stable as $$ select coalesce(current_setting('hako.erasing', true), '') = 'on' $$;

create or replace function refuse_change_of_audit() returns trigger language plpgsql as
$$ begin
  if tg_op = 'UPDATE' and is_erasing() then return new; end if;
  raise exception 'the audit is append-only' using constraint = 'staff_audit_append_only';
end $$;

create or replace function order_events_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and is_erasing() then return new; end if;
  raise exception 'events of orders are append-only: % refused', lower(tg_op) using errcode = 'integrity_constraint_violation';
end $$;

create or replace function bid_receipts_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and is_erasing() then return new; end if;
  raise exception 'bid_receipts is append only' using constraint = 'bid_receipts_append_only';
end $$;

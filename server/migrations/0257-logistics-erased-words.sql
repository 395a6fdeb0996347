-- An erasure takes the words that name a person out of what was booked; nothing else changes a booked cost.
create or replace function booked_costs_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and is_erasing() then return new; end if;
  raise exception 'booked costs are append-only: % refused', lower(tg_op) using errcode = 'integrity_constraint_violation';
end $$;

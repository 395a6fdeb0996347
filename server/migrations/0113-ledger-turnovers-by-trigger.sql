-- A day's turnovers are kept by its seal itself: a worker of an older release, which knows no turnovers, seals days too while a new one is brought in.
create function ledger_keep_turnovers() returns trigger language plpgsql as $$
begin
  insert into ledger_day_turnovers (day, account, currency, received, spent)
  select t.day, t.account, t.currency, t.received, t.spent from ledger_turnovers_of(
    new.day::timestamp at time zone 'Asia/Ho_Chi_Minh', (new.day + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh') t;
  return null;
end $$;

-- Days that were sealed without them meanwhile.
insert into ledger_day_turnovers (day, account, currency, received, spent)
select t.day, t.account, t.currency, t.received, t.spent from ledger_seals s
cross join lateral ledger_turnovers_of(s.day::timestamp at time zone 'Asia/Ho_Chi_Minh', (s.day + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh') t
where not exists (select from ledger_day_turnovers k where k.day = s.day);

create trigger ledger_seals_keep_turnovers after insert on ledger_seals
  for each row execute function ledger_keep_turnovers();

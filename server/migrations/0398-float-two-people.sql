-- What one person may book of our yen alone in a day of Vietnam, and what the owner decides about
-- it; one row.
create table float_settings (
  only_row boolean not null default true,
  staff_day_limit_jpy bigint not null,
  -- Movements behind this place were counted.
  since_place bigint not null,
  constraint float_settings_pkey primary key (only_row),
  constraint float_settings_one check (only_row),
  constraint float_settings_sane check (staff_day_limit_jpy >= 0)
);
insert into float_settings (staff_day_limit_jpy, since_place)
select 60000, coalesce(max(place), 0) from float_movements;

-- A fee, a correction or a refund that one person booked alone, so that many small ones count like a
-- large one. What takes one back counts too.
create table float_alone (
  movement_id uuid not null,
  staff_id uuid not null,
  amount_jpy bigint not null,
  day date not null,
  booked_at timestamptz not null,
  -- The bound of that moment.
  day_limit_jpy bigint not null,
  constraint float_alone_pkey primary key (movement_id),
  constraint float_alone_movement foreign key (movement_id) references float_movements (id),
  constraint float_alone_amount check (amount_jpy > 0)
);
create index float_alone_of_staff on float_alone (staff_id, day) include (amount_jpy);
create trigger float_alone_append_only before update or delete on float_alone
  for each row execute function float_refuse_change();

-- The movement itself is counted, whoever writes it, and refused beyond the bound.
create function float_count_alone() returns trigger language plpgsql as $$
declare
  most bigint;
  booked bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('float alone by ' || new.made_by, 0));
  select staff_day_limit_jpy into most from float_settings;
  select coalesce(sum(amount_jpy), 0) into booked from float_alone
    where staff_id = new.made_by and day = new.day;
  if booked + abs(new.amount_jpy) > most then
    raise exception 'one person books % yen of % alone', abs(new.amount_jpy), most - booked
      using errcode = 'check_violation', constraint = 'float_day_limit';
  end if;
  insert into float_alone (movement_id, staff_id, amount_jpy, day, booked_at, day_limit_jpy)
  values (new.id, new.made_by, abs(new.amount_jpy), new.day, new.at, most);
  return new;
end $$;
create trigger float_movements_counted after insert on float_movements
  for each row when (
    new.made_by is not null and new.approved_by is null
    and new.kind in ('fee', 'correction', 'refund')
  ) execute function float_count_alone();

-- Every entry is taken back by its opposite; a purchase moves or is corrected.
alter table float_movements drop constraint float_movements_takes_back;
alter table float_movements add constraint float_movements_takes_back
  check (reverses is null or kind <> 'purchase');
alter table float_movements drop constraint float_movements_cost;
alter table float_movements add constraint float_movements_cost check (
  (kind in ('opening', 'funding')) = (cost_vnd is not null)
  and num_nonnulls(cost_vnd, fee_vnd) in (0, 2)
  and case when reverses is null then coalesce(fee_vnd >= 0 and cost_vnd >= fee_vnd, true)
    else coalesce(fee_vnd <= 0 and cost_vnd <= fee_vnd, true) end
);
alter table float_movements add constraint float_movements_needs_two check (
  kind not in ('opening', 'funding', 'transfer', 'charge') or approved_by is not null
);
create index float_movements_act on float_movements (act_id);
-- An opening that was taken back leaves room for the right one: the account is locked meanwhile.
drop index float_movements_opening;
create index float_movements_opening on float_movements (account_id) where kind = 'opening';

-- The files that lines came from. One that was wrong is withdrawn: its lines lie with it then, and
-- no longer on the account.
create table float_statements (
  id uuid not null,
  account_id uuid not null,
  file_name text not null,
  uploaded_by uuid not null,
  uploaded_at timestamptz not null,
  withdrawn_by uuid,
  withdrawn_at timestamptz,
  withdrawn_why text,
  withdrawn_lines jsonb,
  constraint float_statements_pkey primary key (id),
  constraint float_statements_account foreign key (account_id) references float_accounts (id),
  constraint float_statements_withdrawn check (
    num_nonnulls(withdrawn_by, withdrawn_at, withdrawn_why, withdrawn_lines) in (0, 4)
  )
);
create index float_statements_of_account on float_statements (account_id, uploaded_at desc, id);
alter table float_statement_lines add column statement_id uuid;
insert into float_statements (id, account_id, file_name, uploaded_by, uploaded_at)
select gen_random_uuid(), account_id, file_name, uploaded_by, uploaded_at from float_statement_lines
group by account_id, file_name, uploaded_by, uploaded_at;
-- Where each line came from is no change of what it is, also on a day that is closed.
alter table float_statement_lines disable trigger float_statement_lines_day_open;
update float_statement_lines l set statement_id = s.id from float_statements s
where (s.account_id, s.file_name, s.uploaded_by, s.uploaded_at)
  = (l.account_id, l.file_name, l.uploaded_by, l.uploaded_at);
alter table float_statement_lines enable trigger float_statement_lines_day_open;
alter table float_statement_lines add constraint float_statement_lines_statement
  foreign key (statement_id) references float_statements (id);
create index float_statement_lines_of_statement on float_statement_lines (statement_id);

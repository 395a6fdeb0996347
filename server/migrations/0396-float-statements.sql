-- What a bank, a card or a site says of an account: line by line, each covered by movements of that
-- account, or by an act with its reason.
create table float_statement_lines (
  id uuid not null,
  account_id uuid not null,
  day date not null,
  -- Below zero: yen that left.
  amount_jpy bigint not null,
  reference text not null,
  words text not null,
  -- The same line of an overlapping file is known by this.
  fingerprint text collate "C" not null,
  file_name text not null,
  uploaded_by uuid not null,
  uploaded_at timestamptz not null,
  -- How it was covered; null: not yet. 'auto': by a program, with movements of the same sum.
  how text collate "C",
  reason text not null default '',
  settled_by uuid,
  settled_at timestamptz,
  constraint float_statement_lines_pkey primary key (id),
  constraint float_statement_lines_account foreign key (account_id) references float_accounts (id),
  constraint float_statement_lines_once unique (account_id, fingerprint),
  constraint float_statement_lines_amount check (amount_jpy <> 0),
  constraint float_statement_lines_how check (how in ('auto', 'match', 'correct', 'fee', 'charge')),
  constraint float_statement_lines_settled check (
    num_nonnulls(how, settled_by, settled_at) in (0, 3)
    and (coalesce(how, 'auto') = 'auto' or reason <> '')
  )
);
create index float_statement_lines_of_account on float_statement_lines (account_id, day desc, id);
create index float_statement_lines_open on float_statement_lines (account_id, day, id)
  where how is null;

-- Which movements a line covers; a movement stands on one line.
create table float_matches (
  movement_id uuid not null,
  line_id uuid not null,
  constraint float_matches_pkey primary key (movement_id),
  constraint float_matches_movement foreign key (movement_id) references float_movements (id),
  constraint float_matches_line foreign key (line_id) references float_statement_lines (id)
);
create index float_matches_of_line on float_matches (line_id);

-- Until the end of this day an account is what its statement says: nothing before it changes.
create table float_reconciliations (
  account_id uuid not null,
  until date not null,
  stated_jpy bigint not null,
  lines integer not null,
  done_by uuid not null,
  done_at timestamptz not null,
  constraint float_reconciliations_pkey primary key (account_id, until),
  constraint float_reconciliations_account foreign key (account_id) references float_accounts (id)
);
create trigger float_reconciliations_append_only before update or delete on float_reconciliations
  for each row execute function float_refuse_change();

create function float_refuse_closed(p_account uuid, p_day date) returns void language plpgsql as $$
begin
  if exists (select from float_reconciliations r where r.account_id = p_account and r.until >= p_day)
  then
    raise exception 'the account is reconciled beyond %', p_day
      using errcode = 'check_violation', constraint = 'float_day_closed';
  end if;
end $$;
create function float_guard_movement() returns trigger language plpgsql as $$
begin
  perform float_refuse_closed(new.account_id, new.day);
  return new;
end $$;
create trigger float_movements_day_open before insert on float_movements
  for each row execute function float_guard_movement();
-- A line of a closed day is neither added, nor covered otherwise.
create function float_guard_line() returns trigger language plpgsql as $$
begin
  perform float_refuse_closed(coalesce(new.account_id, old.account_id), coalesce(new.day, old.day));
  return coalesce(new, old);
end $$;
create trigger float_statement_lines_day_open before insert or update or delete on float_statement_lines
  for each row execute function float_guard_line();
create function float_guard_match() returns trigger language plpgsql as $$
begin
  perform float_refuse_closed(l.account_id, l.day) from float_statement_lines l
    where l.id = coalesce(new.line_id, old.line_id);
  return coalesce(new, old);
end $$;
create trigger float_matches_day_open before insert or update or delete on float_matches
  for each row execute function float_guard_match();

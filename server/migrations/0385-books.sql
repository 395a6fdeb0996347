-- The company's books over the ledger: under which numbers an accountant knows its accounts, what a bank said at the end of a day, and months that are closed.

-- Numbers of the chart of accounts; without a row an account has the number that we suggest.
create table book_accounts (
  id uuid not null,
  -- The order in which they were written: of two the later counts.
  place bigint generated always as identity,
  -- As the ledger's turnovers name it: 'customers' or 'company:...'.
  account text collate "C" not null,
  number text collate "C" not null,
  name text not null,
  -- The first day that it holds for; a day of a closed month keeps what it had.
  valid_from date not null,
  set_by uuid not null,
  set_at timestamptz not null,
  reason text not null,
  constraint book_accounts_pkey primary key (id),
  constraint book_accounts_number check (number ~ '^[0-9]{3,8}$')
);
create index book_accounts_of_account on book_accounts (account, valid_from desc, place desc);

-- What the bank, a carrier or a marketplace says that we have at the end of a day, beside what the books say; the newest of a day counts.
create table book_day_checks (
  id uuid not null,
  place bigint generated always as identity,
  day date not null,
  account text collate "C" not null,
  currency text collate "C" not null,
  stated bigint not null,
  booked bigint not null,
  note text not null,
  checked_by uuid not null,
  checked_at timestamptz not null,
  constraint book_day_checks_pkey primary key (id),
  constraint book_day_checks_explained check (stated = booked or note <> '')
);
create index book_day_checks_of_day on book_day_checks (day, account, place desc);

create table book_months (
  -- Its first day.
  month date not null,
  proposed_by uuid not null,
  closed_by uuid not null,
  closed_at timestamptz not null,
  reason text not null,
  movements bigint not null,
  -- The last seal when it was closed: with it every row of the month is proved.
  seal_number bigint not null,
  seal_hash text collate "C" not null,
  constraint book_months_pkey primary key (month),
  constraint book_months_first_day check (extract(day from month) = 1),
  constraint book_months_two_people check (closed_by <> proposed_by)
);
create table book_month_totals (
  month date not null,
  account text collate "C" not null,
  currency text collate "C" not null,
  opening bigint not null,
  received bigint not null,
  spent bigint not null,
  constraint book_month_totals_pkey primary key (month, account, currency),
  constraint book_month_totals_month foreign key (month) references book_months (month)
);

create function books_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the books are append-only: % of % refused', lower(tg_op), tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger book_accounts_append_only before update or delete on book_accounts
  for each row execute function books_refuse_change();
create trigger book_day_checks_append_only before update or delete on book_day_checks
  for each row execute function books_refuse_change();
create trigger book_months_append_only before update or delete on book_months
  for each row execute function books_refuse_change();
create trigger book_month_totals_append_only before update or delete on book_month_totals
  for each row execute function books_refuse_change();

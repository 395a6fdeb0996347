-- What lay on each account up to one movement, so that nobody adds up the movements of years.
create table float_kept_sums (
  account_id uuid not null,
  amount_jpy bigint not null,
  constraint float_kept_sums_pkey primary key (account_id),
  constraint float_kept_sums_account foreign key (account_id) references float_accounts (id)
);
-- The place of that movement; one row.
create table float_kept_upto (
  only_row boolean not null default true,
  place bigint not null,
  constraint float_kept_upto_pkey primary key (only_row),
  constraint float_kept_upto_one check (only_row)
);
insert into float_kept_upto (place) values (0);

-- What lies on an account now: the kept sum and the movements since.
create function float_balance_of(p_account uuid) returns bigint language sql stable as $$
  select (coalesce((select amount_jpy from float_kept_sums where account_id = p_account), 0)
    + coalesce((select sum(amount_jpy) from float_movements
      where account_id = p_account and place > (select place from float_kept_upto)), 0))::bigint
$$;

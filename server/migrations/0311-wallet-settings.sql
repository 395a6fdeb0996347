-- What the operator decides about wallets; one row.
create table wallet_settings (
  only_row boolean not null default true,
  -- What one accountant may add to a wallet by hand; more needs two people.
  manual_credit_limit_vnd bigint not null,
  constraint wallet_settings_pkey primary key (only_row),
  constraint wallet_settings_one check (only_row),
  constraint wallet_settings_limit check (manual_credit_limit_vnd >= 0)
);
insert into wallet_settings (manual_credit_limit_vnd) values (5000000);

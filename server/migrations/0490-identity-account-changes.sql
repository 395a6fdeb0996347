-- Changes by which somebody with a stolen sign-in could take an account over. Contacts that the account had before are told
-- of each, and may stop it until `stop_until`.
create table account_changes (
  change_id uuid constraint account_changes_pkey primary key,
  user_id uuid not null constraint account_changes_user references users,
  kind text not null constraint account_changes_kind_known
    check (kind in ('email', 'phone', 'bank-account', 'export', 'erasure')),
  -- The bank account, the copy or the request of erasure.
  subject_id uuid,
  -- Of a contact: what it was (null: there was none) and what it became.
  old_value text,
  new_value text,
  -- E-mail addresses and E.164 numbers.
  told text[] not null,
  -- The link's code is derived when it is sent; only its hash is kept.
  stop_hash text not null constraint account_changes_stop_hash unique,
  noted_at timestamptz not null,
  stop_until timestamptz not null,
  stopped_at timestamptz
);
create index account_changes_of_user on account_changes (user_id, noted_at desc);

alter table one_time_codes drop constraint one_time_codes_purpose_known;
alter table one_time_codes add constraint one_time_codes_purpose_known
  check (purpose in ('sign-up', 'sign-in', 'reset-password', 'verify-email', 'verify-phone', 'erase-account', 'prove-owner'));

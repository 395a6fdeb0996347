-- One-time addresses: whoever opens one sets their own password and second factor. The token itself is never stored.
create table staff_joins (
  token_hash text constraint staff_joins_pkey primary key,
  staff_id uuid not null,
  -- The secret of the second factor that the page shows, sealed as the one in force is.
  totp_secret_sealed text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null constraint staff_joins_expire_later check (expires_at > created_at),
  used_at timestamptz
);
create index staff_joins_of_member on staff_joins (staff_id);

-- Nobody has a second factor before they joined.
alter table staff_members alter column totp_secret_sealed drop not null;

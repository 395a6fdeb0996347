-- Passkeys (Web Authentication): key pairs of a device that checks its owner. We keep the public
-- half.

create table passkeys (
  passkey_id uuid constraint passkeys_pkey primary key,
  user_id uuid not null constraint passkeys_user references users,
  -- Base64url, as the device names the key pair.
  credential_id text not null constraint passkeys_credential_once unique,
  -- COSE, base64url.
  public_key text not null,
  -- How often the device says that it signed; devices that do not count say 0.
  counter bigint not null constraint passkeys_counter_not_negative check (counter >= 0),
  transports text[] not null,
  name text not null constraint passkeys_name_length check (char_length(name) between 1 and 60),
  is_backed_up boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id, created_at desc);

-- What a device signs over: random, good once and for five minutes, for whoever asked for it.
create table passkey_challenges (
  -- SHA-256 of the challenge.
  challenge_hash text constraint passkey_challenges_pkey primary key,
  purpose text not null
    constraint passkey_challenges_purpose_known check (purpose in ('add', 'sign-in')),
  -- Who adds a passkey and proved to be the owner of the account; null for signing in.
  user_id uuid constraint passkey_challenges_user references users,
  -- The session that adds, or the thumbprint of the browser's key that signs in.
  bound_to text not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  constraint passkey_challenges_short_lived check (expires_at <= made_at + interval '5 minutes'),
  constraint passkey_challenges_add_has_user check ((purpose = 'add') = (user_id is not null))
);
create index passkey_challenges_expires_at on passkey_challenges (expires_at);

-- A new passkey is a change by which the account could be taken over.
alter table account_changes drop constraint account_changes_kind_known;
alter table account_changes add constraint account_changes_kind_known
  check (kind in ('email', 'phone', 'bank-account', 'export', 'erasure', 'passkey'));

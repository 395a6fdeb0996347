-- Identity: who somebody is and how they prove it. People, sessions, renewals, one-time codes, used proofs, budgets.

create table users (
  user_id uuid constraint users_pkey primary key,
  kind text not null constraint users_kind_known check (kind in ('customer', 'staff')),
  -- Lower case. Kept only once its owner proved it.
  email text constraint users_email_lower check (email = lower(email)),
  -- E.164. Kept only once its owner proved it.
  phone text constraint users_phone_e164 check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  password_hash text,
  roles text[] not null default '{}'
    constraint users_roles_known check (roles <@ array['sales', 'buyer', 'warehouse', 'accountant', 'admin']),
  -- Consecutive wrong passwords; from one hundred on only a one-time code opens the account.
  wrong_passwords integer not null default 0,
  disabled_at timestamptz,
  -- Somebody whose account was erased stays as an id alone: no contact, no password, nobody signs in as them again.
  erased_at timestamptz,
  last_sign_in_at timestamptz,
  created_at timestamptz not null,
  constraint users_reachable check (email is not null or phone is not null or erased_at is not null),
  constraint users_erased check (
    erased_at is null or (email is null and phone is null and password_hash is null and roles = '{}')),
  constraint users_only_staff_has_roles check (kind = 'staff' or roles = '{}')
);
create unique index users_email_once on users (kind, email) where email is not null;
create unique index users_phone_once on users (kind, phone) where phone is not null;
-- Staff find a customer by the last digits of a phone.
create index users_phone_reversed on users (reverse(phone) text_pattern_ops) where phone is not null;

create table sessions (
  session_id uuid constraint sessions_pkey primary key,
  user_id uuid not null constraint sessions_user references users,
  -- Thumbprint (RFC 7638) of the key that the session is bound to; null for plain bearer clients.
  key_thumbprint text,
  device text,
  ip text,
  created_at timestamptz not null,
  -- When a session of the staff was last used, to the minute: one that nobody uses for half an hour ends.
  seen_at timestamptz,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text constraint sessions_end_reason_known
    check (end_reason in ('signed-out', 'password-changed', 'token-reused', 'wrong-key', 'disabled')),
  constraint sessions_end_has_reason check ((ended_at is null) = (end_reason is null))
);
create index sessions_open_of_user on sessions (user_id) where ended_at is null;

-- One chain per session; `rotated_at` set means that a successor exists.
create table refresh_tokens (
  token_hash text constraint refresh_tokens_pkey primary key,
  session_id uuid not null constraint refresh_tokens_session references sessions on delete cascade,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  rotated_at timestamptz
);
create unique index refresh_tokens_one_live on refresh_tokens (session_id) where rotated_at is null;

-- The newest code of a purpose and destination; a new one takes the place of the old.
create table one_time_codes (
  purpose text not null constraint one_time_codes_purpose_known
    check (purpose in ('sign-up', 'sign-in', 'reset-password', 'verify-email', 'verify-phone', 'erase-account', 'prove-owner')),
  destination text not null,
  request_id uuid not null,
  -- Null until the code left: it is made when it is sent, so that no table and no job ever holds it readably.
  code_hash text,
  tries_left integer not null constraint one_time_codes_tries_not_negative check (tries_left >= 0),
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint one_time_codes_pkey primary key (purpose, destination)
);

-- How much of something was used since its window began: sends, tries, sign-ins. One row per scope, counted by the database.
create table budgets (
  scope text constraint budgets_pkey primary key,
  used integer not null,
  window_began_at timestamptz not null,
  window_ends_at timestamptz not null
);
create index budgets_window_ends_at on budgets (window_ends_at);

-- Proofs that were accepted, until they are too old to be accepted again (RFC 9449, 11.1).
create table used_proofs (
  key_thumbprint text not null,
  proof_id text not null,
  expires_at timestamptz not null,
  constraint used_proofs_pkey primary key (key_thumbprint, proof_id)
);
create index used_proofs_expires_at on used_proofs (expires_at);

-- Sign-in by QR code: a browser shows a code, a signed-in phone scans it and types the number that the browser shows then.

create table qr_sign_ins (
  -- SHA-256 of the 128-bit id inside the code: whoever reads this table can show no code.
  qr_hash text constraint qr_sign_ins_pkey primary key,
  -- Thumbprint of the browser's key: only it can collect the session.
  key_thumbprint text not null,
  match_number text not null constraint qr_sign_ins_number_two_digits check (match_number ~ '^[0-9]{2}$'),
  -- Wrong numbers that are forgiven before the code is worthless.
  tries_left integer not null constraint qr_sign_ins_tries_not_negative check (tries_left >= 0),
  device text,
  ip text not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  scanned_by uuid constraint qr_sign_ins_user references users,
  approved_at timestamptz,
  -- Refused on the phone, or the number was wrong too often.
  refused_at timestamptz,
  used_at timestamptz,
  constraint qr_sign_ins_short_lived check (expires_at <= made_at + interval '120 seconds'),
  constraint qr_sign_ins_approved_by_somebody check (approved_at is null or scanned_by is not null),
  constraint qr_sign_ins_one_outcome check (approved_at is null or refused_at is null),
  constraint qr_sign_ins_used_when_approved check (used_at is null or approved_at is not null)
);
create index qr_sign_ins_expires_at on qr_sign_ins (expires_at);

-- Sign-in with an account of another house (Google): what is on its way, and which accounts belong together.

-- One journey to the other house and back. It belongs to the browser's key, and each half of it happens once.
create table social_attempts (
  -- SHA-256 of the state that travels through the other house.
  state_hash text constraint social_attempts_pkey primary key,
  key_thumbprint text not null,
  nonce text not null,
  -- Of PKCE (RFC 7636).
  code_verifier text not null,
  -- Where the person wanted to go.
  next text,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  -- The browser came back with a code.
  used_at timestamptz,
  -- Who the other house says it is, kept while the owner of our account with that e-mail address proves themselves.
  subject text,
  email text,
  linked_at timestamptz,
  constraint social_attempts_short_lived check (expires_at <= made_at + interval '10 minutes'),
  constraint social_attempts_proved_whole check ((subject is null) = (email is null)),
  constraint social_attempts_linked_when_proved check (linked_at is null or subject is not null)
);
create index social_attempts_expires_at on social_attempts (expires_at);

create table social_accounts (
  provider text not null constraint social_accounts_provider_known check (provider in ('google')),
  -- Never changes over there, while the address may.
  subject text not null,
  user_id uuid not null constraint social_accounts_user references users,
  email text not null,
  linked_at timestamptz not null,
  constraint social_accounts_pkey primary key (provider, subject),
  constraint social_accounts_one_each unique (user_id, provider)
);

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

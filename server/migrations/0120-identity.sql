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
  last_sign_in_at timestamptz,
  created_at timestamptz not null,
  constraint users_reachable check (email is not null or phone is not null),
  constraint users_only_staff_has_roles check (kind = 'staff' or roles = '{}')
);
create unique index users_email_once on users (kind, email) where email is not null;
create unique index users_phone_once on users (kind, phone) where phone is not null;

create table sessions (
  session_id uuid constraint sessions_pkey primary key,
  user_id uuid not null constraint sessions_user references users,
  -- Thumbprint (RFC 7638) of the key that the session is bound to; null for plain bearer clients.
  key_thumbprint text,
  device text,
  ip text,
  created_at timestamptz not null,
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
    check (purpose in ('sign-up', 'sign-in', 'reset-password', 'verify-email', 'verify-phone')),
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

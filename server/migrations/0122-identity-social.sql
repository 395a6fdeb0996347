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

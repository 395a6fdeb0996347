-- What a customer agreed to, and took back: every word of it, newest last. The text they read is kept by its version.
create table consents (
  customer_id uuid not null,
  number integer not null,
  purpose text collate "C" not null,
  is_given boolean not null,
  text_version integer not null,
  -- Where it was said: sign-up, privacy-page, notification-settings, erasure.
  source text collate "C" not null,
  at timestamptz not null,
  constraint consents_pkey primary key (customer_id, number),
  constraint consents_purpose check (purpose in ('service', 'advertising')),
  constraint consents_number check (number > 0)
);

-- Copies of everything of one customer, made by a job, fetched by that customer alone, gone after a week.
create table data_exports (
  id uuid not null,
  customer_id uuid not null,
  state text collate "C" not null,
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  size_bytes bigint,
  downloads integer not null default 0,
  constraint data_exports_pkey primary key (id),
  constraint data_exports_state check (state in ('asked', 'ready', 'expired')),
  constraint data_exports_ready check ((state = 'asked') = (ready_at is null and expires_at is null and size_bytes is null))
);
create unique index data_exports_one_asked on data_exports (customer_id) where state = 'asked';
create index data_exports_of_customer on data_exports (customer_id, requested_at desc);
create index data_exports_expiring on data_exports (expires_at) where state = 'ready';

-- Accounts on their way out: open until their day comes, taken back, or carried out.
create table account_erasures (
  id uuid not null,
  customer_id uuid not null,
  state text collate "C" not null,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  -- Why it had to wait longer, once; the reasons of the last look.
  postponed_for text[] not null default '{}',
  settled_at timestamptz,
  -- An erasure that fails waits for a person at the desk and for another try; it does not keep the others from being carried out.
  failed_at timestamptz,
  -- The kind of the error, never its words: they may repeat what is to be erased.
  failed_for text,
  constraint account_erasures_pkey primary key (id),
  constraint account_erasures_state check (state in ('open', 'withdrawn', 'done')),
  constraint account_erasures_settled check ((state = 'open') = (settled_at is null)),
  constraint account_erasures_failed check ((failed_at is null) = (failed_for is null))
);
create unique index account_erasures_one_open on account_erasures (customer_id) where state <> 'withdrawn';
create index account_erasures_due on account_erasures (due_at) where state = 'open';
create index account_erasures_failed_open on account_erasures (failed_at) where state = 'open' and failed_at is not null;

-- Histories that nobody may change lose a person's words in the one transaction that erases this person, which says so.
create function is_erasing() returns boolean language sql stable as $$ select coalesce(current_setting('hako.erasing', true), '') = 'on' $$;

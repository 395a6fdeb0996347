-- What one person of the staff may only propose, and what a second one said.
create table approvals (
  id uuid not null,
  act text collate "C" not null,
  -- What it is done to; one proposal for it waits at a time.
  subject text collate "C" not null,
  customer_id uuid,
  amount_vnd bigint,
  -- What the act needs to be carried out.
  terms jsonb not null,
  reason text not null,
  -- Pictures, ids of files.
  proofs uuid[] not null default '{}',
  state text collate "C" not null default 'waiting',
  proposed_by uuid not null,
  proposed_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  answer text,
  constraint approvals_pkey primary key (id),
  constraint approvals_state check (state in ('waiting', 'approved', 'declined', 'withdrawn')),
  constraint approvals_decided check ((state = 'waiting') = (decided_by is null) and (state = 'waiting') = (decided_at is null)),
  constraint approvals_two_people check (state not in ('approved', 'declined') or decided_by <> proposed_by),
  constraint approvals_withdrawn check (state <> 'withdrawn' or decided_by = proposed_by),
  constraint approvals_amount check (amount_vnd > 0)
);
create unique index approvals_one_waiting on approvals (subject) where state = 'waiting';
create index approvals_waiting on approvals (proposed_at) where state = 'waiting';
create index approvals_decided on approvals (decided_at desc) where state <> 'waiting';
create index approvals_of_subject on approvals (subject);
create index approvals_of_customer on approvals (customer_id) where customer_id is not null;

-- What one person gave alone, so that many small gifts count like one large one.
create table one_person_gifts (
  -- Of the money's movement: the same gift is counted once.
  key text collate "C" not null,
  staff_id uuid not null,
  customer_id uuid not null,
  amount_vnd bigint not null,
  -- In Vietnam.
  day date not null,
  given_at timestamptz not null,
  -- The bounds of that moment.
  staff_day_limit_vnd bigint not null,
  customer_day_limit_vnd bigint not null,
  constraint one_person_gifts_pkey primary key (key),
  constraint one_person_gifts_amount check (amount_vnd > 0)
);
create index one_person_gifts_of_staff on one_person_gifts (staff_id, day);
create index one_person_gifts_of_customer on one_person_gifts (customer_id, day);

-- What the owner decides about it; one row.
create table approval_settings (
  only_row boolean not null default true,
  -- What one member of staff may give alone in a day of Vietnam, to all customers together.
  staff_day_limit_vnd bigint not null,
  -- What one customer may be given by single persons in a day.
  customer_day_limit_vnd bigint not null,
  constraint approval_settings_pkey primary key (only_row),
  constraint approval_settings_one check (only_row),
  constraint approval_settings_sane check (staff_day_limit_vnd >= 0 and customer_day_limit_vnd >= 0)
);
insert into approval_settings (staff_day_limit_vnd, customer_day_limit_vnd) values (10000000, 5000000);

-- What a customer was told, numbered from 1 for each customer.
create table notifications (
  customer_id uuid not null,
  number bigint not null,
  kind text collate "C" not null,
  title text not null,
  body text not null,
  link text,
  facts jsonb not null default '{}',
  reaction text collate "C",
  -- Null also when everything up to a number was marked as read: see notification_counters.read_up_to.
  read_at timestamptz,
  -- Given by the cause, so that a job that runs twice tells once.
  key text,
  created_at timestamptz not null,
  constraint notifications_pkey primary key (customer_id, number),
  constraint notifications_key unique (customer_id, key),
  constraint notifications_kind check (kind ~ '^[a-z][a-z_]{1,40}$'),
  constraint notifications_reaction check (reaction in ('like', 'dislike'))
);
create index notifications_kind_number on notifications (customer_id, kind, number);

-- Counted where they are written, so that nobody ever counts rows to draw a badge.
create table notification_counters (
  customer_id uuid not null,
  last_number bigint not null default 0,
  unread integer not null default 0,
  total integer not null default 0,
  -- Everything up to this number is read: one row to write, however many there are.
  read_up_to bigint not null default 0,
  constraint notification_counters_pkey primary key (customer_id),
  constraint notification_counters_range check (unread between 0 and total)
) with (fillfactor = 70);

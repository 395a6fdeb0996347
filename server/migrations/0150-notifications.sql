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

-- What a customer does not want to be told about, and when no device is made to ring.
create table notification_settings (
  customer_id uuid not null,
  muted_kinds text[] not null default '{}',
  -- Minutes of the day in Vietnam; both or neither, over midnight when from > until.
  quiet_from integer,
  quiet_until integer,
  updated_at timestamptz not null,
  constraint notification_settings_pkey primary key (customer_id),
  constraint notification_settings_quiet check (
    (quiet_from is null) = (quiet_until is null) and quiet_from between 0 and 1439 and quiet_until between 0 and 1439 and quiet_from <> quiet_until)
);

-- Where else a customer is told, web push and e-mail: only what differs from the default of the kind (contract: notification-channels).
create table notification_choices (
  customer_id uuid not null,
  kind text collate "C" not null,
  channel text collate "C" not null,
  is_on boolean not null,
  updated_at timestamptz not null,
  constraint notification_choices_pkey primary key (customer_id, kind, channel),
  constraint notification_choices_channel check (channel in ('push', 'email'))
);

-- A browser that asked for messages (Push API). An endpoint belongs to whoever subscribed with it last.
create table push_subscriptions (
  id uuid constraint push_subscriptions_pkey primary key,
  customer_id uuid not null,
  endpoint text not null constraint push_subscriptions_endpoint_once unique constraint push_subscriptions_endpoint_length check (char_length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  device text not null constraint push_subscriptions_device_length check (char_length(device) <= 120),
  created_at timestamptz not null,
  last_sent_at timestamptz
);
create index push_subscriptions_of_customer on push_subscriptions (customer_id, created_at);

-- One sending of one notification: to one browser (push) or to the mailbox (target 'mailbox'). Planned once, with the notification itself;
-- claimed before it is sent, so that it never leaves twice.
create table notification_deliveries (
  customer_id uuid not null,
  number bigint not null,
  channel text collate "C" not null,
  target text collate "C" not null,
  state text collate "C" not null default 'waiting',
  tries integer not null default 0,
  due_at timestamptz not null,
  claimed_at timestamptz,
  settled_at timestamptz,
  -- Why it was not sent, for people who look.
  detail text,
  constraint notification_deliveries_pkey primary key (customer_id, number, channel, target),
  constraint notification_deliveries_channel check (channel in ('push', 'email')),
  constraint notification_deliveries_target check ((channel = 'email') = (target = 'mailbox')),
  constraint notification_deliveries_state check (state in ('waiting', 'sending', 'sent', 'skipped', 'failed', 'unknown')),
  constraint notification_deliveries_settled check ((settled_at is null) = (state in ('waiting', 'sending'))),
  constraint notification_deliveries_tries check (tries >= 0)
) with (fillfactor = 80);
create index notification_deliveries_waiting on notification_deliveries (customer_id, channel, due_at) where state = 'waiting';
create index notification_deliveries_sending on notification_deliveries (claimed_at) where state = 'sending';
create index notification_deliveries_settled_at on notification_deliveries (settled_at) where settled_at is not null;

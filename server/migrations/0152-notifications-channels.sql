-- Where else a customer is told: web push and e-mail. What they chose, the browsers that listen, and every single sending.

-- Only what differs from the default of the kind (contract: notification-channels).
create table notification_choices (
  customer_id uuid not null,
  kind text collate "C" not null,
  channel text collate "C" not null,
  is_on boolean not null,
  updated_at timestamptz not null,
  constraint notification_choices_pkey primary key (customer_id, kind, channel),
  constraint notification_choices_channel check (channel in ('push', 'email'))
);

-- Minutes of the day in Vietnam between which no device is made to ring; both or neither, over midnight when from > until.
alter table notification_settings
  add column quiet_from integer,
  add column quiet_until integer,
  add constraint notification_settings_quiet check (
    (quiet_from is null) = (quiet_until is null) and quiet_from between 0 and 1439 and quiet_until between 0 and 1439 and quiet_from <> quiet_until);

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

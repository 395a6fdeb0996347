-- What a customer does not want to be told about.
create table if not exists notification_settings (
  customer_id uuid not null,
  muted_kinds text[] not null default '{}',
  updated_at timestamptz not null,
  constraint notification_settings_pkey primary key (customer_id)
);

-- What each of our processes last told of its line to each marketplace, so that the desk sees all of them.
create table marketplace_health (
  process integer not null,
  site text not null,
  told_at timestamptz not null,
  health jsonb not null,
  constraint marketplace_health_pkey primary key (process, site)
);

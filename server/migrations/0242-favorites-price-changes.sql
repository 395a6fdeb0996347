-- What happened to watched favourites and was not told yet: told together, a customer a message, and then gone.
create table price_changes (
  customer_id uuid not null,
  code text not null,
  site text not null,
  change text not null constraint price_changes_known check (change in ('fell', 'wish-reached', 'ending-soon', 'sold', 'over')),
  title text not null,
  price_jpy bigint,
  before_jpy bigint,
  happened_at timestamptz not null,
  constraint price_changes_pkey primary key (customer_id, code, change)
);

-- The newest whole reading of every listing that anybody looked at, so that a silent site does not empty our pages.
create table marketplace_listings (
  site text not null,
  code text not null,
  listing jsonb not null,
  read_at timestamptz not null,
  constraint marketplace_listings_pkey primary key (site, code)
);

-- What a listing cost when we saw it; a row for each change. The price history that we show is our own.
create table marketplace_prices (
  site text not null,
  code text not null,
  price_jpy bigint not null constraint marketplace_prices_positive check (price_jpy > 0),
  seen_at timestamptz not null,
  constraint marketplace_prices_pkey primary key (site, code, seen_at)
);

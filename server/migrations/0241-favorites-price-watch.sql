-- Favourites whose price, sale and end a customer wants to be told of.
create table price_watches (
  customer_id uuid not null,
  code text not null,
  site text not null,
  title text not null,
  -- What it cost when it was watched first, or when a fall was last told; null while no price is known.
  base_jpy bigint,
  wished_jpy bigint,
  last_jpy bigint,
  is_wish_told boolean not null default false,
  is_end_told boolean not null default false,
  is_over boolean not null default false,
  ends_at timestamptz,
  next_read_at timestamptz not null,
  last_read_at timestamptz,
  created_at timestamptz not null,
  constraint price_watches_pkey primary key (customer_id, code),
  constraint price_watches_wish_positive check (wished_jpy > 0)
);
create index price_watches_due on price_watches (site, next_read_at) where not is_over;
create index price_watches_by_goods on price_watches (site, code) where not is_over;

-- What customers keep: goods and shops.
create table favorite_products (
  id uuid not null,
  customer_id uuid not null,
  site_code text not null,
  code text not null,
  name text not null,
  url text not null,
  price_jpy bigint not null,
  quantity integer not null default 1,
  pictures text[] not null default '{}',
  end_time text,
  created_at timestamptz not null,
  constraint favorite_products_pkey primary key (customer_id, code)
);
create index favorite_products_newest on favorite_products (customer_id, created_at desc);

create table favorite_stores (
  id uuid not null,
  customer_id uuid not null,
  site_code text not null,
  code text not null,
  name text not null,
  url text not null,
  picture text not null,
  description text not null,
  remark text not null,
  created_at timestamptz not null,
  constraint favorite_stores_pkey primary key (customer_id, code)
);

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

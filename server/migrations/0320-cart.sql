-- What a customer means to buy. The price is the one last shown, so that a change can be told as old -> new.
create table cart_lines (
  id uuid not null,
  customer_id uuid not null,
  site text not null,
  code text not null,
  variant_id text not null default '',
  -- Who sells it, as the site names them: what one seller sends together pays its shipping inside Japan once.
  seller_id text,
  seller_name text,
  title text not null,
  url text not null,
  pictures text[] not null default '{}',
  price_jpy bigint not null,
  quantity integer not null,
  -- How many pieces the seller had when the line was last read; null where the site does not tell.
  stock integer,
  ship_mode text not null,
  description text not null default '',
  is_selected boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint cart_lines_pkey primary key (id),
  constraint cart_lines_once unique (customer_id, site, code, variant_id),
  constraint cart_lines_price_positive check (price_jpy > 0),
  constraint cart_lines_quantity check (quantity between 1 and 99),
  constraint cart_lines_seller check ((seller_id is null) = (seller_name is null)),
  constraint cart_lines_stock check (stock is null or stock between 1 and 1000000)
);
create index cart_lines_customer on cart_lines (customer_id, created_at);

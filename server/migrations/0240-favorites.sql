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

-- What people searched for, counted: top keywords and suggestions. Nobody's name stands here.
create table searched_keywords (
  type_code text not null,
  folded text not null,
  keyword text not null,
  japanese text not null,
  search_count bigint not null default 1,
  last_searched_at timestamptz not null,
  constraint searched_keywords_pkey primary key (type_code, folded)
);
create index searched_keywords_by_prefix on searched_keywords (folded text_pattern_ops);
create index searched_keywords_by_count on searched_keywords (type_code, search_count desc);

-- What a customer looked at, newest first.
create table viewed_listings (
  customer_id uuid not null,
  site_code text not null,
  code text not null,
  title text not null,
  url text not null,
  picture text not null,
  price_jpy bigint,
  viewed_at timestamptz not null,
  constraint viewed_listings_pkey primary key (customer_id, site_code, code)
);
create index viewed_listings_newest on viewed_listings (customer_id, viewed_at desc);

-- How often the goods of a shop were looked at.
create table viewed_shops (
  site text not null,
  seller_id text not null,
  name text not null,
  picture text not null,
  view_count bigint not null default 1,
  constraint viewed_shops_pkey primary key (site, seller_id)
);
create index viewed_shops_by_count on viewed_shops (site, view_count desc);

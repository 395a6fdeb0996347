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
-- What was searched for lately, for suggestions out of memory.
create index searched_keywords_by_time on searched_keywords (last_searched_at desc);

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

-- How often goods of a category were looked at.
create table viewed_categories (
  site text not null,
  category_id text not null,
  name text not null,
  parent_id text not null,
  picture text not null,
  view_count bigint not null default 1,
  last_viewed_at timestamptz not null,
  constraint viewed_categories_pkey primary key (site, category_id)
);
create index viewed_categories_by_count on viewed_categories (view_count desc);

-- Shops met in what the sites told, by the kind of goods they were met with. A shop that was not met for long is no longer shown.
create table shops_met (
  site text not null,
  seller_id text not null,
  kind text not null,
  name text not null,
  rating_percent double precision,
  prefecture smallint constraint shops_met_prefecture_known check (prefecture between 1 and 47),
  picture text not null,
  goods_seen integer not null constraint shops_met_goods_some check (goods_seen > 0),
  met_at timestamptz not null,
  constraint shops_met_pkey primary key (site, seller_id, kind)
);
create index shops_met_by_kind on shops_met (kind, goods_seen desc);

-- What goods were sold for, wherever we saw it: in searches of sold goods and on pages of goods that were sold. Typical prices come from here.
create table sold_listings (
  site text not null,
  code text not null,
  title text not null,
  -- Folded words of the title: the same goods are those that have all the words looked for.
  words text[] not null,
  condition text not null,
  price_jpy bigint not null constraint sold_listings_price_positive check (price_jpy > 0),
  sold_at timestamptz not null,
  seen_at timestamptz not null,
  constraint sold_listings_pkey primary key (site, code)
);
create index sold_listings_by_words on sold_listings using gin (words);
create index sold_listings_oldest on sold_listings (sold_at);

-- What a customer wants to be told of when it appears anywhere in Japan. `signature` is one for the same question, whoever asks it.
create table saved_searches (
  id uuid not null,
  customer_id uuid not null,
  name text not null,
  keyword text not null,
  is_translated boolean not null,
  filters jsonb not null,
  sites text[] not null,
  query jsonb not null,
  signature text not null,
  is_alerting boolean not null,
  seen_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint saved_searches_pkey primary key (id),
  constraint saved_searches_once unique (customer_id, signature)
);
create index saved_searches_by_signature on saved_searches (signature) where is_alerting;

-- A question that somebody waits for, once a site: saved searches that ask the same share one reading.
create table watched_queries (
  site text not null,
  signature text not null,
  query jsonb not null,
  next_read_at timestamptz not null,
  last_read_at timestamptz,
  quiet_readings integer not null default 0,
  was_whole boolean not null default false,
  constraint watched_queries_pkey primary key (site, signature)
);
create index watched_queries_due on watched_queries (site, next_read_at);

-- What a question has already shown; the newest five hundred a question.
create table known_listings (
  site text not null,
  signature text not null,
  code text not null,
  seen_at timestamptz not null,
  constraint known_listings_pkey primary key (site, signature, code)
);

-- What appeared for a saved search since it was saved; the newest fifty.
create table saved_search_finds (
  saved_search_id uuid not null,
  site text not null,
  code text not null,
  title text not null,
  price_jpy bigint,
  picture text not null,
  found_at timestamptz not null,
  -- A find is told once, with the others of its customer.
  told_at timestamptz,
  constraint saved_search_finds_pkey primary key (saved_search_id, site, code)
);
create index saved_search_finds_newest on saved_search_finds (saved_search_id, found_at desc);
create index saved_search_finds_untold on saved_search_finds (saved_search_id) where told_at is null;

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
  constraint saved_search_finds_pkey primary key (saved_search_id, site, code)
);
create index saved_search_finds_newest on saved_search_finds (saved_search_id, found_at desc);

-- What was searched for lately, for suggestions out of memory.
create index searched_keywords_by_time on searched_keywords (last_searched_at desc);

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

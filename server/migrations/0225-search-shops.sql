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

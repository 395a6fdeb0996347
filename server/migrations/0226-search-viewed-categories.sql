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

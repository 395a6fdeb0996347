-- What people searched for in vain: nothing or almost nothing was found anywhere. Nobody's name stands here.
create table vain_searches (
  folded text not null,
  keyword text not null,
  japanese text not null,
  search_count bigint not null default 1,
  found_count integer not null,
  first_searched_at timestamptz not null,
  last_searched_at timestamptz not null,
  constraint vain_searches_pkey primary key (folded),
  constraint vain_searches_keyword_bounded check (length(keyword) <= 100),
  constraint vain_searches_count_positive check (search_count > 0),
  constraint vain_searches_found_few check (found_count >= 0)
);
create index vain_searches_by_count on vain_searches (search_count desc, folded);
create index vain_searches_oldest on vain_searches (last_searched_at);

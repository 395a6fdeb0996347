-- Pictures of the desk that everybody may see: in articles and banners.
create table content_pictures (
  file_id uuid not null,
  width integer not null,
  height integer not null,
  added_by uuid not null,
  added_at timestamptz not null,
  constraint content_pictures_pkey primary key (file_id),
  constraint content_pictures_size check (width > 0 and height > 0)
);

-- Articles are written at the desk: as drafts first, shown from a moment on and until another one.
alter table articles
  add column picture_alt text not null default '',
  -- Smaller ones stand first; the newest first among equals.
  add column position integer not null default 100,
  add column ends_at timestamptz,
  add column version integer not null default 1,
  add column written_by uuid,
  add constraint articles_position check (position between 0 and 999),
  add constraint articles_ends check (ends_at > published_at);
drop index articles_newest;
create index articles_in_order on articles (kind, position, published_at desc, slug) where is_published;
create index articles_written on articles (kind, updated_at desc, slug);

-- The pictures of the home page are banners, with another picture for phones and a time to stand.
alter table sliders
  add column phone_picture text not null default '',
  add column alt text not null default '',
  add column shows_from timestamptz not null default '2025-01-01T00:00:00Z',
  add column shows_until timestamptz,
  add column updated_at timestamptz not null default '2025-01-01T00:00:00Z',
  add column updated_by uuid,
  add constraint sliders_until check (shows_until > shows_from);
create index sliders_of_page on sliders (type_page, updated_at desc);

-- How people narrow their list of work, by name.
create table desk_filters (
  id uuid not null,
  staff_id uuid not null,
  name text not null,
  filter jsonb not null,
  -- Whoever has one of these roles sees it too; empty: its owner alone.
  shared_with text[] not null default '{}',
  saved_at timestamptz not null,
  constraint desk_filters_pkey primary key (id),
  constraint desk_filters_name unique (staff_id, name),
  constraint desk_filters_name_length check (char_length(name) between 1 and 40)
);
create index desk_filters_shared on desk_filters using gin (shared_with) where shared_with <> '{}';

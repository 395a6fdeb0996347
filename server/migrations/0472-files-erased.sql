-- Pictures of erased customers: each machine that keeps files removes them from its own disk. Ids that name nobody.
create table erased_files (
  file_id uuid constraint erased_files_pkey primary key,
  erased_at timestamptz not null default now()
);
create index erased_files_erased_at on erased_files (erased_at);

-- Pictures that people and the warehouse sent us. The bytes lie on disk under a random name; a row says whose they are.
create table files (
  id uuid not null,
  -- Null until a picture of the desk is attached to something of a customer.
  customer_id uuid,
  uploaded_by uuid not null,
  description text,
  media_type text not null,
  width integer not null,
  height integer not null,
  size_bytes integer not null,
  created_at timestamptz not null,
  constraint files_pkey primary key (id),
  constraint files_media_type check (media_type = 'image/webp')
);
create index files_customer_id on files (customer_id, created_at);

-- What a customer sent on a day of Vietnam, in bytes as they came: a bound on the disk and on the work of reading pictures.
create table upload_days (
  customer_id uuid not null,
  -- `2026-11-23`.
  day text collate "C" not null,
  sent_bytes bigint not null,
  constraint upload_days_pkey primary key (customer_id, day)
);

-- Pictures of erased customers: each machine that keeps files removes them from its own disk. Ids that name nobody.
create table erased_files (
  file_id uuid constraint erased_files_pkey primary key,
  erased_at timestamptz not null default now()
);
create index erased_files_erased_at on erased_files (erased_at);

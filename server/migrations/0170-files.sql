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

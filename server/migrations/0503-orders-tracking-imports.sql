-- Files with the numbers of sellers' parcels: read, shown, and applied as they were shown.
create table tracking_imports (
  id uuid not null,
  file_name text not null,
  -- What each line says and what was told of it: row, order, carrier, number, title, verdict.
  lines jsonb not null,
  uploaded_by uuid not null,
  uploaded_at timestamptz not null,
  applied_by uuid,
  applied_at timestamptz,
  constraint tracking_imports_pkey primary key (id),
  constraint tracking_imports_applied check (num_nonnulls(applied_by, applied_at) in (0, 2))
);
create index tracking_imports_uploaded on tracking_imports (uploaded_by, uploaded_at);

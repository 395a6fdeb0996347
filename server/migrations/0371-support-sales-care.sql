-- What customers say of whoever looks after them: one row a month, the last word counts.
create table staff_ratings (
  customer_id uuid not null,
  staff_id uuid not null,
  month date not null,
  rate integer not null,
  comment text not null,
  at timestamptz not null,
  constraint staff_ratings_pkey primary key (customer_id, staff_id, month),
  constraint staff_ratings_rate check (rate between 1 and 5)
);
create index staff_ratings_of_staff on staff_ratings (staff_id);

create table sale_changes (
  id uuid not null,
  customer_id uuid not null,
  staff_id uuid not null,
  reason text not null,
  status text collate "C" not null,
  new_staff_id uuid,
  answer text,
  decided_by uuid,
  created_at timestamptz not null,
  constraint sale_changes_pkey primary key (id),
  constraint sale_changes_status check (status in ('open', 'changed', 'rejected')),
  constraint sale_changes_decided check ((status = 'open') = (decided_by is null) and (status = 'changed') = (new_staff_id is not null))
);
create unique index sale_changes_one_open on sale_changes (customer_id) where status = 'open';

-- What a customer sent on a day of Vietnam, in bytes as they came: a bound on the disk and on the work of reading pictures.
create table upload_days (
  customer_id uuid not null,
  -- `2026-11-23`.
  day text collate "C" not null,
  sent_bytes bigint not null,
  constraint upload_days_pkey primary key (customer_id, day)
);

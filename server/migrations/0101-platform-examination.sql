-- What the last nightly look at all invariants found: one row, for whoever watches the service.
create table last_examination (
  only_row boolean not null default true,
  examined_at timestamptz not null,
  faults integer not null,
  constraint last_examination_pkey primary key (only_row),
  constraint last_examination_only_row check (only_row),
  constraint last_examination_faults check (faults >= 0)
);

-- Which piece of work each member of staff has open, so that two do not do the same.
create table desk_openings (
  staff_id uuid not null,
  task_key text collate "C" not null,
  -- Whoever opened it first has it.
  opened_at timestamptz not null,
  -- Told again while it stays open.
  seen_at timestamptz not null,
  constraint desk_openings_pkey primary key (staff_id)
);
create index desk_openings_of_task on desk_openings (task_key);

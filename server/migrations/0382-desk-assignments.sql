-- Whose a piece of work is, until it is done or given back. Work that is done keeps its row until the same work waits again.
create table desk_assignments (
  kind text collate "C" not null,
  subject text collate "C" not null,
  staff_id uuid not null,
  given_by uuid not null,
  given_at timestamptz not null,
  reason text,
  constraint desk_assignments_pkey primary key (kind, subject)
);
create index desk_assignments_of_staff on desk_assignments (staff_id, kind);

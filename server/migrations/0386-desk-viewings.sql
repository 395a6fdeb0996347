-- Staff who look at the pages as a customer sees them: who, whom, why, and until when. Only reading.
create table desk_viewings (
  id uuid not null,
  staff_id uuid not null,
  -- The sign-in that looks; no other one may use this viewing.
  session_id uuid not null,
  customer_id uuid not null,
  reason text not null,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  -- When it was ended, by the person or by the clock.
  ended_at timestamptz,
  constraint desk_viewings_pkey primary key (id),
  constraint desk_viewings_reason check (char_length(reason) between 3 and 300),
  constraint desk_viewings_short check (ends_at > started_at and ends_at <= started_at + interval '15 minutes'),
  constraint desk_viewings_ended check (ended_at is null or (ended_at >= started_at and ended_at <= ends_at))
);
-- One at a time for each sign-in.
create unique index desk_viewings_one_open on desk_viewings (session_id) where ended_at is null;
create index desk_viewings_of_customer on desk_viewings (customer_id);

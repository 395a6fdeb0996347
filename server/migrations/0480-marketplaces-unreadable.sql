-- The newest answers of each call that could not be read: three a call, for whoever repairs the reading.
create table marketplace_unreadable_answers (
  id uuid not null,
  site text not null,
  call text not null,
  at timestamptz not null,
  status integer not null,
  missing text not null,
  why text not null,
  content_type text not null,
  body text not null,
  constraint marketplace_unreadable_answers_pkey primary key (id),
  constraint marketplace_unreadable_call_length check (length(call) <= 200),
  constraint marketplace_unreadable_body_length check (length(body) <= 200000)
);
create index marketplace_unreadable_by_call on marketplace_unreadable_answers (site, call, at desc);

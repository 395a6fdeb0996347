-- What the platform itself keeps.

-- Answers to idempotent writes.
create table idempotent_answers (
  caller text not null,
  key text not null,
  request_hash text not null,
  -- The process that works on it (platform/presence.ts).
  process integer not null,
  -- Null while the first request is still under way.
  status integer,
  reply jsonb,
  created_at timestamptz not null default now(),
  constraint idempotent_answers_pkey primary key (caller, key)
);
create index idempotent_answers_created_at on idempotent_answers (created_at);

-- Which process runs a worker of the job queue, so that what a killed process had taken is given back at once.
create table job_workers (
  worker_id text not null,
  process integer not null,
  created_at timestamptz not null default now(),
  constraint job_workers_pkey primary key (worker_id)
);

-- Which process runs a worker of the job queue, so that what a killed process had taken is given back at once.
create table job_workers (
  worker_id text not null,
  process integer not null,
  created_at timestamptz not null default now(),
  constraint job_workers_pkey primary key (worker_id)
);

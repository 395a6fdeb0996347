-- First steps of a new company that a person looked at and found right; once for each.
create table first_step_confirmations (
  step text collate "C" not null,
  confirmed_by uuid not null,
  confirmed_at timestamptz not null,
  constraint first_step_confirmations_pkey primary key (step),
  constraint first_step_confirmations_step check (step in ('prices', 'staff'))
);

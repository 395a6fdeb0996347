-- What customers say of us; shown to everybody once somebody here has read it.
create table feedbacks (
  id uuid not null,
  customer_id uuid not null,
  -- As it is shown: the given name only.
  author_name text not null,
  rating integer not null constraint feedbacks_rating_range check (rating between 1 and 5),
  content text not null,
  -- What was bought, in the customer's words.
  subject text not null default '',
  -- Ours, below it.
  answer text not null default '',
  state text not null default 'waiting' constraint feedbacks_state_known check (state in ('waiting', 'shown', 'hidden')),
  written_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  constraint feedbacks_pkey primary key (id)
);
create index feedbacks_newest on feedbacks (state, written_at desc);
-- The next one when the last was read: nobody floods the desk.
create unique index feedbacks_one_waiting on feedbacks (customer_id) where state = 'waiting';

-- Bids that a person at the desk places, where no program of ours can: one row for each write booked, with the id of that write.
create table hand_bids (
  id uuid not null,
  bid_id uuid not null,
  customer_id uuid not null,
  -- waiting: nobody has it yet, it can be cancelled · taken: somebody is placing it · placed: the marketplace has it, its outcome is still to be told
  -- refused · cancelled · late: nobody took it in time
  state text collate "C" not null default 'waiting',
  -- Placed by then, or it is given up and the money goes back.
  deadline_at timestamptz not null,
  taken_by uuid,
  taken_at timestamptz,
  answered_at timestamptz,
  words text,
  created_at timestamptz not null,
  constraint hand_bids_pkey primary key (id),
  constraint hand_bids_state check (state in ('waiting', 'taken', 'placed', 'refused', 'cancelled', 'late')),
  constraint hand_bids_taken_by check (state in ('waiting', 'cancelled', 'late') or taken_by is not null)
);
create index hand_bids_open on hand_bids (deadline_at) where state in ('waiting', 'taken', 'placed');
create index hand_bids_bid on hand_bids (bid_id);

-- When a write may begin to leave. A sniper claims a snipe first, which forbids to cancel it, and marks its write just before the moment.
-- Null: claimed only, and never sent by anybody as long as it is null. The default is for every other write, which may leave as soon as it is booked.
alter table remote_bids add column marked_at timestamptz default now();
alter table remote_bids add constraint remote_bids_unmarked_never_left
  check (marked_at is not null or status in ('sending', 'refused'));

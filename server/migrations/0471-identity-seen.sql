-- When a session of the staff was last used, to the minute: one that nobody uses for half an hour ends.
alter table sessions add column seen_at timestamptz;

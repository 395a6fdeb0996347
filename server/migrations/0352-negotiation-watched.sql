-- When the listing of a sent request was last looked at: whoever waited longest is next, however many there are.
alter table offers add column watched_at timestamptz;
create index offers_to_watch on offers (watched_at nulls first, expires_at) where status = 'sent';

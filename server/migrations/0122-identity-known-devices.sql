-- A browser whose key has signed in to an account before keeps a lane of its own there, whatever
-- others try.
create index sessions_key_of_user on sessions (user_id, key_thumbprint)
  where key_thumbprint is not null;

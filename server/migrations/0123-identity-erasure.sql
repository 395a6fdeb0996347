-- Somebody whose account was erased stays as an id alone: no contact, no password, nobody signs in as them again.
alter table users add column erased_at timestamptz;
alter table users drop constraint users_reachable;
alter table users add constraint users_reachable check (email is not null or phone is not null or erased_at is not null);
alter table users add constraint users_erased check (
  erased_at is null or (email is null and phone is null and password_hash is null and roles = '{}'));
alter table one_time_codes drop constraint one_time_codes_purpose_known;
alter table one_time_codes add constraint one_time_codes_purpose_known
  check (purpose in ('sign-up', 'sign-in', 'reset-password', 'verify-email', 'verify-phone', 'erase-account'));

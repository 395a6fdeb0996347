-- Who asked for a code: a known device, the signed-in owner or a network. A stranger's request does
-- not take the place of the owner's, and a stranger's guesses are counted apart. Rows of the
-- release before have no lane.
alter table one_time_codes
  add column lane text not null default '',
  add column foreign_tries_left integer not null default 5
    constraint one_time_codes_foreign_tries_not_negative check (foreign_tries_left >= 0);

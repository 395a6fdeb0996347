-- What the owner decides about price requests; one row.
create table negotiation_settings (
  only_row boolean not null default true,
  -- So many requests of one customer may be open at a time.
  open_requests integer not null,
  constraint negotiation_settings_pkey primary key (only_row),
  constraint negotiation_settings_one check (only_row),
  constraint negotiation_settings_sane check (open_requests > 0)
);
insert into negotiation_settings (open_requests) values (10);

-- The bounds of the settings; PostgreSQL had dropped them together with a column that they named.
alter table payout_settings
  add constraint payout_settings_sane check (minimum_vnd > 0 and cool_down_hours >= 0 and open_requests > 0);

-- Who entered or decided a rate, and why. A rate by hand outside the bound of a jump was seen by two people.
alter table exchange_rate_readings
  add column entered_by uuid,
  add column approved_by uuid,
  add column reason text,
  add constraint exchange_rate_readings_two_people check (approved_by <> entered_by),
  add constraint exchange_rate_readings_author check (source <> 'desk' or entered_by is not null);

-- A fee that was booked for the wrong line is taken back by its opposite.
alter table float_movements drop constraint float_movements_takes_back;
alter table float_movements add constraint float_movements_takes_back
  check (reverses is null or kind in ('moved', 'fee'));

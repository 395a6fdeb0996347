-- What was refunded for one lost parcel counts together, whichever of its orders it was given for.
alter table complaints
  -- Code of the bill whose parcel was lost.
  add column lost_bill text collate "C",
  -- What one person might refund at that moment, where one person did.
  add column one_person_limit_vnd bigint;
create index complaints_of_lost_bill on complaints (lost_bill) where lost_bill is not null;
update complaints set lost_bill = substring(content from '^Kiện của phiếu (\S+) không tới được tay bạn:')
  where type = 'not-received' and content like 'Kiện của phiếu %';

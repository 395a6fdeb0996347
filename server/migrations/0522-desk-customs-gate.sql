-- Within how many hours a shipment is declared or released, and somebody sees to what customs hold.
insert into work_deadlines (kind, hours) values ('customs-gate', 24), ('customs-held', 24);

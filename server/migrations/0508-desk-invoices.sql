-- Within how many hours somebody sees to an invoice that was not issued.
insert into work_deadlines (kind, hours) values ('invoice', 8);

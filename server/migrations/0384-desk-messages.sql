-- Within how many hours a message of a customer is answered.
insert into work_deadlines (kind, hours) values ('message', 4);

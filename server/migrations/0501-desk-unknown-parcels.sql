-- Within how many hours somebody looks whose an unknown parcel is.
insert into work_deadlines (kind, hours) values ('unknown-jp', 72), ('unknown-vn', 48);

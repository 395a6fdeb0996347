-- Within how many hours what a count did not find is looked for.
insert into work_deadlines (kind, hours) values ('search-jp', 24), ('search-vn', 24);

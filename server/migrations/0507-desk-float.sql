-- Within how many hours somebody sees to an account that runs low, and to purchases of which nobody
-- said what paid them.
insert into work_deadlines (kind, hours) values ('float-low', 8), ('float-unsorted', 48);

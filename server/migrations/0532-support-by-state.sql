-- The desk pages through the complaints of one state, what is due first at the top.
create index complaints_of_state on complaints (state, due_at, created_at, id);

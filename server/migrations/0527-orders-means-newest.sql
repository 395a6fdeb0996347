-- How the newest purchases were paid is offered for the next one.
create index purchase_means_newest on purchase_means (set_at desc);

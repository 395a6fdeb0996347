-- Who alone let the giver in, and so may be the same person; null for nobody.
alter table one_person_gifts add column let_in_by uuid;
create index one_person_gifts_of_hand on one_person_gifts (let_in_by, day) where let_in_by is not null;

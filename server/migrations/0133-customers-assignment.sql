-- Who looks after somebody who just opened an account; the owner decides it at the desk.
create table customer_assignment (
  only_row boolean not null default true constraint customer_assignment_one_row check (only_row),
  new_customers text not null default 'fewest'
    constraint customer_assignment_known check (new_customers in ('off', 'fewest')),
  constraint customer_assignment_pkey primary key (only_row)
);
insert into customer_assignment default values;

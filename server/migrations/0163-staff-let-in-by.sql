-- Whose hand the account is in besides its owner's: the one administrator who saw its last one-time address.
-- Null where two administrators, or a command on the server, let the person in.
alter table staff_members add column let_in_by uuid;

-- The audit is searched by author, thing, act and day, newest first.
create index staff_audit_action_at on staff_audit (action, at desc);

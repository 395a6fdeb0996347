-- How customers reach the member of staff who looks after them: for work, never what they sign in
-- with.
alter table staff_members
  add column work_phone text
    constraint staff_members_work_phone_e164 check (work_phone ~ '^\+[1-9][0-9]{7,14}$'),
  add column zalo_link text
    constraint staff_members_zalo_link
    check (zalo_link ~ '^https://zalo\.me/[A-Za-z0-9_.-]{1,100}$');

-- A refund above what one person may give is proposed by one and given by another.
create table support_settings (
  only_row boolean not null default true,
  one_person_refund_vnd bigint not null,
  constraint support_settings_pkey primary key (only_row),
  constraint support_settings_one check (only_row),
  constraint support_settings_sane check (one_person_refund_vnd >= 0)
);
insert into support_settings (one_person_refund_vnd) values (2000000);

alter table complaints
  add column proposed_refund_vnd bigint,
  add column proposed_reason text,
  add column proposed_by uuid,
  add column decided_by uuid;
alter table complaints
  add constraint complaints_proposal check ((proposed_by is null) = (proposed_refund_vnd is null) and (proposed_by is null) = (proposed_reason is null) and coalesce(proposed_refund_vnd, 1) > 0),
  add constraint complaints_two_people check (proposed_by is null or decided_by is null or (proposed_by <> decided_by and refund_vnd <= proposed_refund_vnd));

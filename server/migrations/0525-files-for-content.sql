-- Pictures that were sent for an article or a banner: only those may be shown to everybody.
alter table files add column is_for_content boolean not null default false;
update files set is_for_content = true where id in (select file_id from content_pictures);

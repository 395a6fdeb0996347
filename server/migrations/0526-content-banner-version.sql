-- Rises by one each time a banner is saved, so that two who edit it do not overwrite each other.
alter table sliders add column version integer not null default 1;

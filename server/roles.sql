-- Who may do what in the database, where each process has only its rights (HAKO_DATABASE_RIGHTS=own, docs/operating.md). Run once by an
-- administrator of PostgreSQL, before the first migration; again after an update that changes this file. None of these can log in: a login
-- of the operator is a member of the ones that it needs, without inheriting.
do $$
declare
  name text;
begin
  foreach name in array array['hako_owner', 'hako_api', 'hako_worker', 'hako_sniper'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin', name);
    end if;
  end loop;
end $$;

-- PostgreSQL 15, which Debian 12 has, lacks a function that views of later files ask. There it is
-- made here; from 16 on it is one of PostgreSQL itself, and nothing is done.
do $$
begin
  if current_setting('server_version_num')::int < 160000 then
    create function pg_input_is_valid(value text, type text) returns boolean
      language plpgsql immutable parallel safe as $function$
    declare
      ignored text;
    begin
      execute format('select (%L::%s)::text', value, type::regtype) into ignored;
      return true;
    exception
      when data_exception then
        return false;
    end $function$;
  end if;
end $$;

-- Roles that an administrator puts together: a name for a set of permissions of the contract.
create table own_roles (
  role_id uuid not null,
  name text not null,
  permissions text[] not null,
  -- Counts each change, so that nobody writes over what they have not seen.
  version integer not null default 1,
  created_by uuid not null,
  created_at timestamptz not null,
  -- It gives nothing any more, and nobody has it.
  retired_at timestamptz,
  constraint own_roles_pkey primary key (role_id),
  constraint own_roles_name check (char_length(name) between 2 and 60 and name = btrim(name)),
  constraint own_roles_permissions check (cardinality(permissions) between 1 and 200),
  constraint own_roles_version check (version > 0)
);
create unique index own_roles_name_once on own_roles (lower(name)) where retired_at is null;

-- Who has which of them.
create table own_role_holders (
  staff_id uuid not null,
  role_id uuid not null,
  given_at timestamptz not null,
  constraint own_role_holders_pkey primary key (staff_id, role_id),
  constraint own_role_holders_role foreign key (role_id) references own_roles
);
create index own_role_holders_of_role on own_role_holders (role_id);

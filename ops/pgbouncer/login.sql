-- What each connection of the api sets for itself, as settings of the login that comes through the
-- pooler: there nothing that a session sets lasts. As an administrator, in psql:
--   \set login hako
--   \i login.sql
alter role :"login" set statement_timeout = '15s';
alter role :"login" set lock_timeout = '5s';
alter role :"login" set idle_in_transaction_session_timeout = '5s';
alter role :"login" set timezone = 'UTC';
-- With HAKO_DATABASE_RIGHTS=own besides: alter role :"login" set role = 'hako_api';

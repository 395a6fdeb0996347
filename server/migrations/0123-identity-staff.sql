-- The staff are few among all users, and each sign-up asks who of them sells.
create index users_staff on users (user_id) where kind = 'staff';

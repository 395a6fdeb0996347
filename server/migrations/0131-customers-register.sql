-- The register of all customers at the desk: each sort has an index that ends with the id, each filter that may match few has one of its own.
create index customers_created on customers (created_at, customer_id);
create index customers_name on customers (full_name, customer_id);
create index customers_level_created on customers (level_code, created_at, customer_id);
create index customers_sales_created on customers (sales_staff_id, created_at, customer_id) where sales_staff_id is not null;
create index customers_nobodys_created on customers (created_at, customer_id) where sales_staff_id is null;

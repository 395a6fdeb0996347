-- Why a request was refused, and who decided: the customer reads the reason.
alter table bid_requests add column reason text;
alter table bid_requests add column decided_by uuid;
create index bid_requests_waiting on bid_requests (created_at) where status = 'waiting';

-- What can be complained about.
create table complaint_types (
  code text collate "C" not null,
  name text not null,
  hint text not null,
  needs_order boolean not null,
  needs_evidence boolean not null,
  answer_hours integer not null,
  position integer not null,
  constraint complaint_types_pkey primary key (code),
  constraint complaint_types_hours check (answer_hours > 0)
);
insert into complaint_types (code, name, hint, needs_order, needs_evidence, answer_hours, position) values
  ('damaged', 'Hàng hỏng, vỡ khi nhận', 'Chụp món hàng, hộp và nhãn vận chuyển. Quay lúc mở hộp càng tốt.', true, true, 24, 1),
  ('wrong-item', 'Nhận sai hàng', 'Chụp món bạn nhận được cạnh nhãn vận chuyển.', true, true, 24, 2),
  ('not-as-described', 'Hàng không đúng mô tả', 'Cho biết chỗ khác với mô tả của người bán và ảnh của chỗ đó.', true, true, 48, 3),
  ('missing', 'Thiếu hàng, thiếu phụ kiện', 'Ghi rõ thiếu những gì so với mô tả của người bán.', true, true, 24, 4),
  ('not-received', 'Chưa nhận được hàng', 'Hako sẽ hỏi đơn vị vận chuyển và báo lại cho bạn.', true, false, 24, 5),
  ('late', 'Giao chậm so với dự kiến', 'Hako kiểm tra chuyến hàng và báo ngày mới.', true, false, 48, 6),
  ('fee', 'Thắc mắc về phí, cân nặng, thuế', 'Ghi dòng phí bạn thấy chưa đúng.', true, false, 24, 7),
  ('counterfeit', 'Nghi hàng giả, hàng nhái', 'Chụp nhãn, mã và chi tiết khiến bạn nghi ngờ.', true, true, 48, 8),
  ('service', 'Thái độ, chất lượng phục vụ', 'Cho biết việc gì đã xảy ra và với ai.', false, false, 24, 9),
  ('other', 'Việc khác', 'Kể giúp Hako việc bạn cần.', false, false, 48, 10);

create table complaints (
  id uuid not null,
  code text collate "C" not null,
  customer_id uuid not null,
  type text collate "C" not null,
  order_id uuid,
  order_code text,
  order_name text,
  content text not null,
  pictures uuid[] not null default '{}',
  state text collate "C" not null,
  owner_id uuid,
  due_at timestamptz not null,
  outcome text,
  refund_vnd bigint not null default 0,
  -- A refund above what one person may give: proposed by one, given by another.
  proposed_refund_vnd bigint,
  proposed_reason text,
  proposed_by uuid,
  decided_by uuid,
  messages integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint complaints_pkey primary key (id),
  constraint complaints_code unique (code),
  constraint complaints_state check (state in ('open', 'handling', 'answered', 'resolved', 'rejected', 'withdrawn')),
  constraint complaints_ended check (state not in ('resolved', 'rejected') or (outcome is not null and owner_id is not null)),
  constraint complaints_refund check (refund_vnd >= 0 and (refund_vnd = 0 or (state = 'resolved' and order_id is not null))),
  constraint complaints_proposal check ((proposed_by is null) = (proposed_refund_vnd is null) and (proposed_by is null) = (proposed_reason is null) and coalesce(proposed_refund_vnd, 1) > 0),
  constraint complaints_two_people check (proposed_by is null or decided_by is null or (proposed_by <> decided_by and refund_vnd <= proposed_refund_vnd))
);
-- One talk about one order at a time.
create unique index complaints_one_open on complaints (order_id) where state in ('open', 'handling', 'answered');
create index complaints_of_customer on complaints (customer_id, created_at desc);
create index complaints_due on complaints (due_at) where state in ('open', 'handling');

create table complaint_messages (
  id uuid not null,
  complaint_id uuid not null,
  author text collate "C" not null,
  author_id uuid not null,
  content text not null,
  pictures uuid[] not null default '{}',
  at timestamptz not null,
  constraint complaint_messages_pkey primary key (id),
  constraint complaint_messages_author check (author in ('customer', 'staff'))
);
create index complaint_messages_of on complaint_messages (complaint_id, at, id);

-- What happened when: the steps of its life, never changed.
create table complaint_events (
  complaint_id uuid not null,
  number integer not null,
  state text collate "C" not null,
  mover text collate "C" not null,
  mover_id uuid not null,
  at timestamptz not null,
  constraint complaint_events_pkey primary key (complaint_id, number),
  constraint complaint_events_mover check (mover in ('customer', 'staff'))
);

-- Up to what one person of the staff may refund alone; one row.
create table support_settings (
  only_row boolean not null default true,
  one_person_refund_vnd bigint not null,
  constraint support_settings_pkey primary key (only_row),
  constraint support_settings_one check (only_row),
  constraint support_settings_sane check (one_person_refund_vnd >= 0)
);
insert into support_settings (one_person_refund_vnd) values (2000000);

-- What customers say of whoever looks after them: one row a month, the last word counts.
create table staff_ratings (
  customer_id uuid not null,
  staff_id uuid not null,
  month date not null,
  rate integer not null,
  comment text not null,
  at timestamptz not null,
  constraint staff_ratings_pkey primary key (customer_id, staff_id, month),
  constraint staff_ratings_rate check (rate between 1 and 5)
);
create index staff_ratings_of_staff on staff_ratings (staff_id);

create table sale_changes (
  id uuid not null,
  customer_id uuid not null,
  staff_id uuid not null,
  reason text not null,
  status text collate "C" not null,
  new_staff_id uuid,
  answer text,
  decided_by uuid,
  created_at timestamptz not null,
  constraint sale_changes_pkey primary key (id),
  constraint sale_changes_status check (status in ('open', 'changed', 'rejected')),
  constraint sale_changes_decided check ((status = 'open') = (decided_by is null) and (status = 'changed') = (new_staff_id is not null))
);
create unique index sale_changes_one_open on sale_changes (customer_id) where status = 'open';

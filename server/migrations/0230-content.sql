-- News and pages in Markdown, edited by admins.
create table articles (
  slug text not null constraint articles_slug_plain check (slug ~ '^[a-z0-9-]{1,100}$'),
  kind text not null constraint articles_kind_known check (kind in ('news', 'page')),
  title text not null,
  summary text not null,
  body_markdown text not null,
  picture text not null default '',
  is_published boolean not null default true,
  published_at timestamptz not null,
  updated_at timestamptz not null,
  constraint articles_pkey primary key (slug)
);
create index articles_newest on articles (kind, published_at desc) where is_published;

create table sliders (
  id uuid not null,
  type_page text not null,
  name text not null,
  link text not null,
  picture text not null,
  position integer not null,
  is_active boolean not null default true,
  created_at timestamptz not null,
  constraint sliders_pkey primary key (id)
);

-- One row: who we are, as the footer and the contact panel show it.
create table store_info (
  is_only boolean not null default true constraint store_info_one_row check (is_only),
  name text not null,
  phone text not null,
  email text not null,
  address text not null,
  facebook text not null,
  instagram text not null,
  chat_facebook text not null,
  chat_zalo text not null,
  has_estimate boolean not null default true,
  constraint store_info_pkey primary key (is_only)
);
insert into store_info (name, phone, email, address, facebook, instagram, chat_facebook, chat_zalo)
values ('Hako', '1900 0000', 'hotro@hako.example', 'Hà Nội, Việt Nam', 'https://facebook.com/hako.example', 'https://instagram.com/hako.example', 'https://m.me/hako.example', 'https://zalo.me/hako.example');

insert into articles (slug, kind, title, summary, body_markdown, published_at, updated_at) values
('nguoi-dung-moi', 'page', 'Dành cho người dùng mới', 'Ba bước để mua món đồ đầu tiên từ Nhật.', E'## Ba bước mua hàng từ Nhật\n\n1. **Tìm**: gõ tên món đồ bằng tiếng Việt, có dấu hay không dấu đều được, hoặc dán đường dẫn sản phẩm.\n2. **Xem giá về tới cửa**: mỗi sản phẩm có tổng chi phí dự kiến bằng đồng, từng khoản ghi rõ chắc chắn, ước tính hay chưa biết.\n3. **Đặt mua hoặc đấu giá**: nạp ví, đặt giá tối đa, chúng tôi lo phần còn lại.', now(), now()),
('huong-dan-mua-hang', 'page', 'Hướng dẫn mua hàng', 'Từ tìm kiếm, đấu giá đến nhận hàng.', E'## Tìm kiếm\n\nMột ô tìm kiếm cho mọi sàn. Kết quả hiện dần khi từng sàn trả lời; sàn nào không phản hồi sẽ được ghi tên.\n\n## Đấu giá\n\nBạn đặt **giá tối đa**. Giá thực trả là giá của sàn, không vượt quá mức tối đa đó.\n\n## Thanh toán\n\nThanh toán lần 1 khi mua hàng tại Nhật. Thanh toán lần 2 khi hàng về Việt Nam, theo cân nặng thực.', now(), now()),
('chinh-sach-bao-mat', 'page', 'Chính sách bảo mật', 'Chúng tôi giữ gì, để làm gì, trong bao lâu.', E'## Dữ liệu chúng tôi giữ\n\nHọ tên, số điện thoại, địa chỉ nhận hàng và lịch sử giao dịch, chỉ để thực hiện đơn hàng của bạn.\n\n## Quyền của bạn\n\nBạn có thể tải về hoặc yêu cầu xóa dữ liệu của mình.', now(), now()),
('dich-vu-chup-anh', 'page', 'Dịch vụ chụp ảnh', 'Ảnh hàng tại kho Nhật trước khi gửi.', E'## Chụp ảnh tại kho\n\nMỗi kiện hàng được chụp ảnh và cân đo khi về kho Nhật. Bạn có thể yêu cầu chụp thêm chi tiết.', now(), now()),
('chinh-sach-giao-dich', 'page', 'Chính sách giao dịch', 'Đặt cọc, hủy đơn, hoàn tiền.', E'## Đặt cọc\n\nMỗi lượt đấu giá giữ trước một khoản trong ví. Không thắng, khoản giữ được trả lại ngay.\n\n## Hoàn tiền\n\nMua không thành công được hoàn đủ vào ví ngay lập tức.', now(), now()),
('gioi-thieu', 'page', 'Về Hako', 'Chiếc hộp cho mọi thứ bạn muốn từ Nhật.', E'## Hako là gì?\n\nHako (箱) nghĩa là chiếc hộp. Chúng tôi mua hộ và chuyển hàng từ các sàn Nhật Bản về tận cửa nhà bạn.', now(), now()),
('hako-mo-cua', 'news', 'Hako mở cửa', 'Một ô tìm kiếm cho Yahoo! Auctions và Mercari.', E'Từ hôm nay bạn có thể tìm, xem giá về tới cửa và đấu giá trên Yahoo! Auctions, mua ngay trên Mercari bằng tiếng Việt.', now(), now());

-- By the clock, not by the transaction: it is newer than the ones above.
insert into articles (slug, kind, title, summary, body_markdown, published_at, updated_at) values
('bay-san-mot-o-tim-kiem', 'news', 'Bảy sàn Nhật trong một ô tìm kiếm', 'Thêm Yahoo! Shopping, Rakuten, Yahoo! Flea Market, Suruga-ya và Amazon Nhật; kết quả xếp được theo tổng về tới nhà.', E'Ngoài Yahoo! Đấu giá và Mercari, một từ khóa nay tìm cùng lúc trên **Yahoo! Shopping, Rakuten, Yahoo! Flea Market, Suruga-ya và Amazon Nhật**.\n\n## Điều gì mới\n\n- Một danh sách chung: cùng một món ở nhiều nơi bán được xếp vào một ô, rẻ nhất khi về tới nhà đứng trước.\n- Xếp theo **tổng về tới nhà**, không chỉ theo giá trên sàn.\n- Sàn nào chưa trả lời được ghi tên, kết quả của các sàn khác vẫn đầy đủ.\n- [Cửa hàng theo vùng](/shop-place): tìm cửa hàng theo nơi họ gửi hàng và theo loại hàng.\n- [Báo giá từ link](/hako-go): dán link của sàn nào cũng được.\n\n## Điều cần biết\n\nMỗi sàn có cách bán riêng. Trang của từng sàn ghi rõ chỗ khác nhau, ví dụ Suruga-ya soạn hàng lâu hơn, Rakuten cần chọn cỡ và màu trước khi đặt.', clock_timestamp(), clock_timestamp());

-- What customers say of us; shown to everybody once somebody here has read it.
create table feedbacks (
  id uuid not null,
  customer_id uuid not null,
  -- As it is shown: the given name only.
  author_name text not null,
  rating integer not null constraint feedbacks_rating_range check (rating between 1 and 5),
  content text not null,
  -- What was bought, in the customer's words.
  subject text not null default '',
  -- Ours, below it.
  answer text not null default '',
  state text not null default 'waiting' constraint feedbacks_state_known check (state in ('waiting', 'shown', 'hidden')),
  written_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  constraint feedbacks_pkey primary key (id)
);
create index feedbacks_newest on feedbacks (state, written_at desc);
-- The next one when the last was read: nobody floods the desk.
create unique index feedbacks_one_waiting on feedbacks (customer_id) where state = 'waiting';

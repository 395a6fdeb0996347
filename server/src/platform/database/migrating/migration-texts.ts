/** What whoever starts the service is told when its database cannot be brought up to date. */
export const MIGRATION_TEXTS = {
  fromBefore: `Cơ sở dữ liệu này do một bản Hako trước lần phát hành đầu tiên tạo ra nên không dùng tiếp được. Dữ liệu cũ vẫn còn nguyên.
Hãy bắt đầu với dữ liệu trống:
  - Không đặt DATABASE_URL: dừng Hako, đổi tên hoặc xóa thư mục dữ liệu (.hako, hoặc thư mục mà HAKO_DATA_DIR chỉ tới), rồi khởi động lại.
  - Có đặt DATABASE_URL: tạo một cơ sở dữ liệu mới, đổi DATABASE_URL sang đó, rồi khởi động lại.`,
} as const;

import type { Duty, FirstStepName } from '@hako/contract/settings/first-steps';

interface StepWords {
  readonly title: string;
  readonly to: string;
  readonly note: string;
}

/** What each first step is called, what it is for, and where it is done or seen. */
export const STEPS: Readonly<Record<FirstStepName, StepWords>> = {
  contact: {
    title: 'Thông tin liên hệ của cửa hàng',
    to: '/desk/settings/store',
    note: 'Hotline, email, địa chỉ và link chat mà khách nhìn thấy đang là dữ liệu mẫu.',
  },
  company: {
    title: 'Tên và địa chỉ công ty',
    to: '/desk/invoices',
    note: 'Có tên công ty thì mới xuất được hóa đơn hoặc biên lai.',
  },
  rate: {
    title: 'Tỷ giá yên',
    to: '/desk/books',
    note: 'Chưa có tỷ giá nào, nên chưa tính được giá về tới nhà. Nhập tỷ giá đầu tiên.',
  },
  prices: {
    title: 'Giá, phí, cước và thuế',
    to: '/desk/settings',
    note: 'Các mức đang là mức ban đầu. Xem từng trang, sửa chỗ cần sửa rồi xác nhận.',
  },
  warehouses: {
    title: 'Địa chỉ kho ở Nhật và ở Việt Nam',
    to: '/desk/sites',
    note: 'Người bán gửi hàng tới kho Nhật; hãng vận chuyển lấy hàng ở kho Việt Nam.',
  },
  bank: {
    title: 'Tài khoản ngân hàng nhận tiền nạp',
    to: '/desk/transfers',
    note: 'Chưa có tài khoản nhận tiền, nên khách chưa nạp ví được.',
  },
  staff: {
    title: 'Nhân viên cho từng vai trò',
    to: '/desk/staff',
    note:
      'Khoản tiền lớn cần hai người quyết định. Kế toán và quản trị viên thứ hai được mời bằng ' +
      'lệnh hako staff invite trên máy chủ; khi đã có hai quản trị viên thì mời ngay ở trang này.',
  },
  marketplaces: {
    title: 'Tài khoản ở các sàn',
    to: '/desk/bidding?tab=accounts',
    note: 'Hako chỉ tìm và mua ở sàn đã được cài đặt trên máy chủ; sàn mua qua đại lý cần thêm tài khoản.',
  },
  einvoice: {
    title: 'Hóa đơn điện tử (không bắt buộc)',
    to: '/desk/invoices',
    note: 'Không có nhà cung cấp thì khách chỉ nhận biên lai.',
  },
};

export const DUTIES: Readonly<Record<Duty, string>> = {
  sales: 'Kinh doanh',
  buyer: 'Mua hàng',
  'warehouse-jp': 'Kho Nhật',
  'warehouse-vn': 'Kho Việt Nam',
  accountant: 'Kế toán',
};

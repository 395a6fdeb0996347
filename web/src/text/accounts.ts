/** Our accounts as the desk reads them; an account without a name here keeps its own. */
const ACCOUNTS: Readonly<Record<string, string>> = {
  goods: 'Tiền hàng',
  'japanese-tax': 'Thuế tiêu dùng Nhật',
  'domestic-shipping': 'Phí vận chuyển nội địa Nhật',
  'service-fee': 'Phí dịch vụ',
  'payment-fee': 'Phí thanh toán',
  services: 'Dịch vụ thêm',
  freight: 'Cước quốc tế',
  surcharge: 'Phụ phí cước',
  insurance: 'Bảo hiểm',
  duty: 'Thuế nhập khẩu',
  vat: 'Thuế GTGT',
  delivery: 'Phí giao hàng tại Việt Nam',
  storage: 'Phí lưu kho',
  discount: 'Giảm giá',
  compensation: 'Bồi thường',
  'guarantee-reserve': 'Hako chịu phần vượt mức đã báo',
  bill: 'Phần của đơn trong phiếu',
  'marketplace-spend': 'Trả cho sàn',
  'float-fee': 'Phí trả tiền ở Nhật',
};

export const accountName = (account: string): string => ACCOUNTS[account] ?? account;

/**
 * What guessers in Vietnam try first, best known first: words, names and keys as they are typed
 * without accents and spaces. What the rest of the world tries comes with the library.
 */
export const VIETNAMESE_GUESSES: readonly string[] = `
  matkhau anhyeuem emyeuanh yeuem yeuanh vietnam khongbiet quenmatkhau matkhaumoi matkhaucu
  khongcopass khongcomatkhau khongnho anhnhoem emnhoanh yeuemnhieu yeuanhnhieu anhyeuemnhieu
  toiyeuem toiyeuanh toiyeuvietnam tinhyeu tinhyeuoi tinhban tinhdauoi mattroi matbiec
  motconvit haiconthanlan conyeume conyeubo conyeubame giadinh giadinhtoi giadinhlaso1 bame bomeoi
  hanhphuc mayman phatloc phattai taiphat locphat locphat68 chucmungnammoi happynewyear nammoi
  congchua hoangtu hoanghau congchuaxinhdep embe beyeu betho beiu vochong vocon voyeu chongyeu
  nguoiyeu nguoiay nguoiyeuoi yeuthuong yeumaimai maimai maiyeuem maiyeuanh nhoem nhoanh nhonha
  hanoi saigon hochiminh thanhpho danang haiphong cantho nhatrang dalat hue vungtau quynhon
  binhduong dongnai nghean thanhhoa namdinh thaibinh quangninh hanoiyeu hanoimuathu
  vietnamvodich vodich vietnamyeu bongda congphuong quanghai sontung sontungmtp blackpink
  nguyen nguyenvan nguyenvana nguyenthi nguyenthib tranvan tranthi phamvan phamthi levan lethi
  hoang huynh phan dang bui duong truong dinh trinh doan lam phung
  tuananh minhanh minhtuan minhduc minhquan minhkhoi anhtuan anhthu anhdung hoanganh ngocanh
  thanhtung thanhhuong thanhthao thuylinh thuyduong thutrang thuhuong thuha thuhien
  phuongthao phuonganh phuonglinh quynhanh quynhnhu ngoctrinh ngoclan baongoc baochau bichngoc
  hongnhung hongngoc kimngan kimanh khanhlinh khanhvy lananh lanhuong maianh maiphuong
  ductrung duchuy dinhtrong quanghuy quanghung quangminh quocanh quockhanh quocbao giabao giahuy
  giahan hoangnam hoanglong hoangson hongson xuantruong vanlam vantoan vanhau tiendung tienlinh
  huong hung dung tuan linh trang thao phuong thuy hien hanh loan nhung khanh quynh long nam
  hako hakohako hakovn muahang muahangnhat daugia nhatban hangnhat vanchuyen donhang khachhang
  xinchao xinchaocacban camon camonban taikhoan dangnhap dangky nganhang vietcombank techcombank
  agribank sacombank zalo momo shopee lazada tiki facebook tiktok garena lienquan lienminh
  haha hihi huhu hehe vuive buonqua chanqua metqua thoikemno kemenguoita aibiet aibietdau
  abcxyz abc123 asd123 qwe123 zxc123 qaz123 aaa111 a1b2c3d4 deptrai xinhdep xinhgai
  hocsinh sinhvien giaovien lophoc daihoc truonghoc doremon doraemon conan naruto onepiece
  chocon meocon concho convit conheo conrong thanlan chimcanhcut
  hoahong hoasen hoamai hoadao huongduong bonghong buoisang mattrang ngoisao bautroi
  phucloctho anlanh binhan tutin cogang quyettam thanhcong chienthang toilaai emlaai
`
  .trim()
  .split(/\s+/);

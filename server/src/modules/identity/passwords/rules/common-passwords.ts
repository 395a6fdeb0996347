/** What guessers try first, in Vietnam and elsewhere; compared in lower case, with and without a tail of digits and signs. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password passw0rd p@ssw0rd p@ssword pass1234 password1 password12 password123 123456789 1234567890 12345678910 123123123 1231231234 11223344
  1122334455 12341234 123454321 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qwertyui qwertyuiop qwerty123 qwerty12 qwer1234 asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123
  abcd1234 abc12345 abc123456 abcdefg1 a1234567 a12345678 a123456789 aa123456 aa12345678 q1w2e3r4 q1w2e3r4t5 admin123 admin1234 administrator
  letmein1 welcome1 welcome123 iloveyou iloveyou1 iloveyou2 sunshine princess football baseball superman batman12 starwars pokemon1 dragon12 monkey12
  michael1 jennifer computer internet samsung1 samsung123 iphone123 google123 facebook facebook1 changeme changeme1 trustno1 whatever master12 shadow12
  matkhau matkhau1 matkhau12 matkhau123 matkhau1234 matkhau123456 anhyeuem anhyeuem1 emyeuanh yeuemnhieu anhnhoem anhnhoem1 motconvit vietnam vietnam1 vietnam123
  vietnam2026 hanoi123 saigon123 saigon12 conyeume conyeubame giadinh1 hanhphuc tinhyeu1 tinhyeu123 khongbiet khongcopass quenmatkhau quenmatkhau1
  nguyenvana nguyen123 khongnho chocolate hoangtu123 congchua abcxyz123 abc@1234 abc@123456 aa@123456 admin@123 pass@123 pass@1234 password@123 qwerty@123
  hakohako hako1234 hako2026 1234qwer 147258369 159357258 741852963 987654321 9876543210 55555555 66666666 77777777 88888888 99999999
  20202020 12121212 10101010 01010101 13131313 31415926 0123456789 0987654321 asd123456 zxc123456 123qweasd 123qwe123 qweasdzxc qazwsxedc`.split(
    /\s+/,
  ),
);

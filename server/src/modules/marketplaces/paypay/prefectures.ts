/** As the site writes `location`, in the order of their JIS numbers 1 to 47. */
const NAMES =
  'HOKKAIDO AOMORI IWATE MIYAGI AKITA YAMAGATA FUKUSHIMA IBARAKI TOCHIGI GUNMA SAITAMA CHIBA TOKYO KANAGAWA NIIGATA TOYAMA ISHIKAWA FUKUI YAMANASHI NAGANO GIFU SHIZUOKA AICHI MIE SHIGA KYOTO OSAKA HYOGO NARA WAKAYAMA TOTTORI SHIMANE OKAYAMA HIROSHIMA YAMAGUCHI TOKUSHIMA KAGAWA EHIME KOCHI FUKUOKA SAGA NAGASAKI KUMAMOTO OITA MIYAZAKI KAGOSHIMA OKINAWA'.split(
    ' ',
  );

/** JIS prefecture of `KANAGAWA`: 14. Undefined for anything else. */
export function prefectureNamed(location: string | undefined): number | undefined {
  const index = NAMES.indexOf(location ?? '');
  return index < 0 ? undefined : index + 1;
}

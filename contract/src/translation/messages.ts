/** What is wrong with a term, as the desk reads it. */
export const TERM_FAULTS: Readonly<Record<string, string>> = {
  reading: 'cách đọc phải là hiragana và cần có khi có chữ Hán',
  'double-japanese': 'tiếng Nhật này đã thuộc một từ khác',
  'double-vietnamese': 'cách gõ này đã thuộc một từ khác',
  'too-long': 'quá dài',
};

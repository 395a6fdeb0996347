/** A province or centrally run city of the list in force since 1 July 2025: 34 of them. */
export interface Province {
  /** Two digits, e.g. `01`. */
  readonly code: string;
  readonly name: string;
  readonly type: 'Tỉnh' | 'Thành phố';
}

/** A commune (xã), ward (phường) or special zone (đặc khu): 3,321 of them, directly below the province. */
export interface Commune {
  /** Five digits, e.g. `00004`. */
  readonly code: string;
  /** With its kind: `Phường Ba Đình`. */
  readonly name: string;
  readonly type: 'Phường' | 'Xã' | 'Đặc khu';
  readonly provinceCode: string;
}

/** The colours of one drawing. */
export interface Ink {
  dark: string;
  mid: string;
  light: string;
  shine: string;
}

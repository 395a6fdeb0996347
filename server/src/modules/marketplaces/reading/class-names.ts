/** Whether the value of a `class` attribute holds this name. Asked for every element of a page, most of which hold none: nothing is split or joined. */
export function hasClass(classes: string, name: string): boolean {
  for (let at = classes.indexOf(name); at >= 0; at = classes.indexOf(name, at + 1)) {
    const after = at + name.length;
    if (
      (at === 0 || isBlank(classes.charCodeAt(at - 1))) &&
      (after === classes.length || isBlank(classes.charCodeAt(after)))
    )
      return true;
  }
  return false;
}

/** Blank, tab and the line breaks: what may stand between names. */
const isBlank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);

/** Joins the class names that apply; `undefined` if there are none, which omits the attribute. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

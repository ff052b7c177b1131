/** Characters that XML 1.0 cannot represent, not even escaped. */
// oxlint-disable-next-line no-control-regex -- matches the control characters on purpose
const IMPOSSIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** For a text or a quoted attribute of XML. */
export function xmlText(text: string): string {
  return text
    .replace(IMPOSSIBLE, '')
    .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

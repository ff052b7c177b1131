/** Letters that XML 1.0 cannot hold at all, however they are written. */
// oxlint-disable-next-line no-control-regex -- these are what is meant
const IMPOSSIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export function xmlText(text: string): string {
  return text.replace(IMPOSSIBLE, '').replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);
}

/** An element with text; nothing where there is none. */
export function xmlElement(name: string, text: string): string {
  return text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text with links as `[text](https://…)` → HTML that holds nothing else. */
export function attributionHtml(text: string): string {
  return text
    .replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter)
    .replace(/\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/g, '<a href="$2">$1</a>');
}

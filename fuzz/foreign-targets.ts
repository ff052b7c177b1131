/** Texts of other services: sanitized where they are HTML, and plain where they become packs. */
import { toContributedText, toRichText } from '../apps/web/src/api/transform/rich-text.ts';
import type { RichTextNode } from '../apps/web/src/view-models.ts';
import {
  plainMarkdown,
  plainText,
  plainTitle,
  readRights,
  storable,
} from '../apps/server/src/integrations/harvest/pack-values.ts';
import {
  placeInText,
  plainName,
  webUrl,
  year,
} from '../apps/server/src/integrations/read-loosely.ts';
import { unwrapLines } from '../apps/server/src/integrations/unwrap-lines.ts';
import { isRichTextTag, safeLinkHref } from '../packages/domain/src/rich-text-policy.ts';
import { MARKDOWN_TOKENS } from './pack-targets.ts';
import { demand, type FuzzTarget } from './target.ts';

function demandAllowed(nodes: readonly RichTextNode[]): void {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    demand(isRichTextTag(node.tag), 'only allowed elements remain', node.tag);
    const { href } = node;
    demand(href === undefined || safeLinkHref(href) !== undefined, 'only safe links remain', href);
    demandAllowed(node.children);
  }
}

function checkHtml(input: Buffer): void {
  const text = input.toString();
  demandAllowed(toRichText(text));
  demandAllowed(toContributedText({ text, lang: 'no' })?.nodes ?? []);
}

// oxlint-disable-next-line no-control-regex -- what no file of a pack may hold
const UNSTORABLE = /[\0-\x08\x0b\x0c\x0e-\x1f]|\p{Surrogate}/u;

function checkPlain(input: Buffer): void {
  const text = input.toString();
  for (const plain of [plainText(text), plainTitle(text), storable(text)])
    demand(!UNSTORABLE.test(plain), 'a text can be stored', plain);
  demand(!/[\r\n]/.test(plainTitle(text)), 'a title is one line', plainTitle(text));
  plainMarkdown(text);
  unwrapLines({ no: text });
  plainName(text);
  readRights(text);
  placeInText(text);
  year(text);
  const url = webUrl(text);
  demand(url === undefined || /^https?:\/\//i.test(url), 'a URL is one of the web', url);
}

// oxfmt-ignore
const HTML_TOKENS = [
  ...MARKDOWN_TOKENS, '<div>', '</div>', '<hr>', '<table><tr><td>', '<li>', '<font>', '&lt;p&gt;', '&#x3c;b&#x3e;', '<a href="java&#10;script:1">', '<math>',
  '<template>', '<p/>', '<br>', '<img src=x onerror=1>',
];

const seeds = [
  '<p>Smør &amp; <b>brød</b><br>på <a href="https://a.no/">kaia</a></p><div>Bygd 1130</div>',
  'Navn, Fornavn\n\nCC BY-SA 4.0, https://creativecommons.org/licenses/by-sa/4.0/ 60.1, 5.1 ca. 1650',
].map((text) => Buffer.from(text));

export const foreignTargets: readonly FuzzTarget[] = [
  { name: 'rich-text', seeds, tokens: HTML_TOKENS, check: checkHtml },
  { name: 'plain-text', seeds, tokens: HTML_TOKENS, check: checkPlain },
];

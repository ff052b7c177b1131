/** Which features of CSS a built style sheet uses. What `@supports` guards is left out. */
import postcss, { type ChildNode, type Declaration, type Rule, type AtRule } from 'postcss';
import { featuresIn, isFeature } from './browser-support.ts';
import type { Use } from './script-uses.ts';

const FUNCTION = /(?<![\w-])(-?[a-z][a-z0-9-]*)\(/g;
const WORD = /(?<![\w.#-])[a-z][a-z-]*(?![\w(-])/g;
const UNIT = /(?<![\w#-])[\d.]+(?<unit>[a-zA-Z]+)\b/g;
const PSEUDO = /::?(?<name>[a-z][a-z-]*)/g;
const RELATIVE_COLOUR = /\b(?<space>rgb|hsl|hwb|lab|lch|oklab|oklch|color)\(from\b/g;
/** Viewport units, which MDN counts as one feature for each kind. */
const VIEWPORT_UNIT = /^(?<kind>[dls])v(?:[bhiw]|min|max)$/;
const VIEWPORT_KINDS: Readonly<Record<string, string>> = {
  d: 'dynamic',
  l: 'large',
  s: 'small',
};

/** Functions and units by name, in all types of values. */
const functions = new Map<string, string>();
for (const type of featuresIn('css.types')) {
  functions.set(type, `css.types.${type}`);
  for (const one of featuresIn(`css.types.${type}`))
    if (!functions.has(one)) functions.set(one, `css.types.${type}.${one}`);
}

export function styleUses(css: string): Use[] {
  const uses: Use[] = [];
  const walk = (nodes: readonly ChildNode[], isNested: boolean): void => {
    for (const node of nodes) {
      if (node.type === 'decl') uses.push(...declarationUses(node));
      if (node.type === 'rule') uses.push(...ruleUses(node, isNested));
      if (node.type === 'atrule') uses.push(...atRuleUses(node));
      const isSkipped = node.type === 'atrule' && node.name === 'supports';
      if ('nodes' in node && node.nodes && !isSkipped)
        walk(node.nodes, isNested || node.type === 'rule');
    }
  };
  walk(postcss.parse(css).nodes, false);
  return uses;
}

/** Features that MDN's data know; a vendor's own property counts as none. */
function known(written: string, ...keys: readonly string[]): Use[] {
  const features = keys.filter(isFeature);
  return features.length > 0 ? [{ written, features: features.slice(0, 1) }] : [];
}

function declarationUses({ prop, value }: Declaration): Use[] {
  const values = valueUses(value);
  if (prop.startsWith('-')) return values;
  const property = `css.properties.${prop}`;
  const words = [...new Set(withoutStrings(value).match(WORD))];
  return [
    ...known(prop, property),
    ...words.flatMap((word) => known(`${prop}: ${word}`, `${property}.${word}`)),
    ...values,
  ];
}

function valueUses(value: string): Use[] {
  const plain = withoutStrings(value);
  const units = [...plain.matchAll(UNIT)].map(({ groups }) => (groups?.unit ?? '').toLowerCase());
  return [
    ...[...plain.matchAll(FUNCTION)].flatMap(([, name = '']) =>
      known(`${name}()`, functions.get(name) ?? ''),
    ),
    ...[...plain.matchAll(RELATIVE_COLOUR)].flatMap(({ groups }) =>
      known(`${groups?.space}(from …)`, `css.types.color.${groups?.space}.relative_syntax`),
    ),
    ...units.flatMap((unit) => known(`1${unit}`, `css.types.length.${unitFeature(unit)}`)),
  ];
}

function unitFeature(unit: string): string {
  const kind = VIEWPORT_UNIT.exec(unit)?.groups?.kind;
  if (kind) return `viewport_percentage_units_${VIEWPORT_KINDS[kind]}`;
  return unit.startsWith('cq') ? 'container_query_length_units' : unit;
}

function ruleUses({ selector, parent }: Rule, isNested: boolean): Use[] {
  // `from`, `to` and percentages.
  if (parent && 'name' in parent && parent.name.endsWith('keyframes')) return [];
  const plain = withoutStrings(selector);
  return [
    ...(isNested || plain.includes('&') ? known('nesting', 'css.selectors.nesting') : []),
    ...[...plain.matchAll(PSEUDO)].flatMap(({ groups }) =>
      known(`:${groups?.name}`, `css.selectors.${groups?.name}`),
    ),
  ];
}

function atRuleUses({ name, params }: AtRule): Use[] {
  const rule = `css.at-rules.${name}`;
  const conditions = name === 'media' || name === 'container' ? params : '';
  return [
    ...known(`@${name}`, rule),
    ...[...conditions.matchAll(/\(\s*(?:min-|max-)?(?<feature>[a-z-]+)/g)].flatMap(({ groups }) =>
      known(`@${name} (${groups?.feature})`, `${rule}.${groups?.feature}`),
    ),
    ...(/[<>=]/.test(conditions) ? known(`@${name} (… < …)`, `${rule}.range_syntax`) : []),
    ...(/\bstyle\(/.test(conditions)
      ? known(`@${name} style()`, `${rule}.style_queries_for_custom_properties`)
      : []),
  ];
}

function withoutStrings(text: string): string {
  return text.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, "''");
}

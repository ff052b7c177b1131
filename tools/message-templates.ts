/** Finds the messages of source code (`packages/domain/src/message.ts`), and compares catalogs. */
import { Visitor, parseSync } from 'rolldown/utils';

/** The templates of all tagged templates `msg` in a TypeScript file. */
export function messageTemplates(file: string, code: string): string[] {
  if (!code.includes('msg`')) return [];
  const templates: string[] = [];
  const { program } = parseSync(file, code);
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type !== 'Identifier' || tag.name !== 'msg') return;
      const parts = quasi.quasis.map(({ value }) => value.cooked ?? value.raw);
      templates.push(parts.reduce((text, part, index) => `${text}{${index - 1}}${part}`));
    },
  }).visit(program);
  return templates;
}

/** What is wrong with the catalog `name` of a program with these templates. */
export function catalogIssues(
  name: string,
  catalog: Readonly<Record<string, string>>,
  templates: ReadonlySet<string>,
): string[] {
  const texts = [...templates].filter((template) => /\p{L}/u.test(template));
  return [
    ...texts
      .filter((template) => !catalog[template])
      .map((template) => `${name}: '${template}' is missing. Translate it.`),
    ...Object.keys(catalog)
      .filter((template) => !templates.has(template))
      .map((template) => `${name}: '${template}' is used nowhere. Remove it.`),
    ...Object.entries(catalog)
      .filter(([template, text]) => text !== '' && placeholders(template) !== placeholders(text))
      .map(([template]) => `${name}: '${template}' has other placeholders in its translation.`),
  ];
}

const placeholders = (text: string): string =>
  [...new Set(text.match(/\{\d+\}/g))].toSorted().join(' ');

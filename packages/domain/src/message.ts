/**
 * Messages for the person at a terminal. They are written in English where they arise and
 * translated where they are printed; as in gettext, the English text is the key of its translation.
 */

export interface Message {
  /** In English, with `{0}`, `{1}` … in place of the values. */
  readonly template: string;
  readonly values: readonly MessageValue[];
}

export type MessageValue = string | number | Message;

/** Translations by their English templates. */
export type Catalog = Readonly<Record<string, string>>;

/** A message, as a tagged template: ``msg`There is no file ${name}` ``. */
export function msg(parts: TemplateStringsArray, ...values: readonly MessageValue[]): Message {
  const template = parts.reduce((text, part, index) => `${text}{${index - 1}}${part}`);
  return { template, values };
}

/** Values side by side: items of a sentence, or lines. */
export function joined(values: readonly MessageValue[], separator = ', '): Message {
  return { template: values.map((_, index) => `{${index}}`).join(separator), values };
}

/** The message for a number of things; all languages of the terminal have these two forms. */
export function counted(number: number, one: Message, other: Message): Message {
  return number === 1 ? one : other;
}

/** What the catalog lacks is written in English. */
export function translate(message: Message, catalog: Catalog = {}): string {
  const template = catalog[message.template] ?? message.template;
  return template.replaceAll(/\{(\d+)\}/g, (placeholder, index: string) => {
    const value = message.values[Number(index)];
    if (value === undefined) return placeholder;
    return typeof value === 'object' ? translate(value, catalog) : String(value);
  });
}

/** In the language of the reader. */
export type Translate = (message: Message) => string;

/** An error that a person can fix: `text` says how, `message` is the same in English, for logs. */
export class MessageError extends Error {
  readonly text: Message;

  constructor(text: Message, options?: ErrorOptions) {
    super(translate(text), options);
    this.text = text;
  }
}

/** Commander's own texts, which it writes in English only, in the language of the terminal. */
import { type Command, InvalidArgumentError, type Option } from 'commander';
import { counted, joined, type Message, msg, type Translate } from '@varde/domain/message';

/** Thrown by the parsers of values; commander reports it. */
export class InvalidValue extends InvalidArgumentError {
  readonly text: Message;

  constructor(text: Message) {
    super(text.template);
    this.text = text;
  }
}

/** For a new program: commands that are added later inherit it. */
export function translateHelp(program: Command, t: Translate): void {
  const titles = new Map([
    ['Usage:', msg`Usage:`],
    ['Arguments:', msg`Arguments:`],
    ['Options:', msg`Options:`],
    ['Commands:', msg`Commands:`],
  ]);
  const term = (text: string): string => translatePlaceholders(text, t);
  program
    .helpOption('-h, --help', t(msg`display help for command`))
    .helpCommand('help [command]', t(msg`display help for command`))
    .configureHelp({
      styleTitle: (title) => t(titles.get(title) ?? msg`${title}`),
      styleUsage: term,
      styleSubcommandTerm: term,
      styleOptionTerm: term,
      styleArgumentTerm: (name) => t(PLACEHOLDERS.get(name) ?? msg`${name}`),
      optionDescription: (option) => t(describeOption(option)),
    });
}

/** What stands for a value in usages and options. */
const PLACEHOLDERS: ReadonlyMap<string, Message> = new Map([
  ['options', msg`options`],
  ['command', msg`command`],
  ['pack', msg`pack`],
  ['folder', msg`folder`],
  ['file', msg`file`],
  ['what', msg`what`],
  ['release', msg`release`],
  ['id', msg`id`],
  ['slug', msg`slug`],
  ['name', msg`name`],
  ['tag', msg`tag`],
  ['key', msg`key`],
  ['code', msg`code`],
  ['codes', msg`codes`],
  ['date', msg`date`],
  ['number', msg`number`],
  ['seconds', msg`seconds`],
  ['source', msg`source`],
  ['url', msg`url`],
  ['w,s,e,n', msg`w,s,e,n`],
]);

const translatePlaceholders = (term: string, t: Translate): string =>
  term.replaceAll(/(?<=[<[])[a-z,]+(?=(?:\.\.\.)?[>\]])/g, (name) =>
    t(PLACEHOLDERS.get(name) ?? msg`${name}`),
  );

function describeOption({ description, argChoices, defaultValue, negate }: Option): Message {
  const details = [
    ...(argChoices
      ? [msg`choices: ${argChoices.map((choice) => JSON.stringify(choice)).join(', ')}`]
      : []),
    ...(defaultValue === undefined || negate
      ? []
      : [msg`default: ${JSON.stringify(defaultValue)}`]),
  ];
  return details.length === 0 ? msg`${description}` : msg`${description} (${joined(details)})`;
}

/** What commander writes about wrong arguments; it offers no other access to its errors. */
const ERRORS: readonly (readonly [form: RegExp, message: (...parts: string[]) => Message])[] = [
  [/unknown command '(.*?)'/, (name = '') => msg`unknown command '${name}'`],
  [/unknown option '(.*?)'/, (name = '') => msg`unknown option '${name}'`],
  [/Did you mean one of (.*)\?/, (names = '') => msg`Did you mean one of ${names}?`],
  [/Did you mean (\S+)\?/, (name = '') => msg`Did you mean ${name}?`],
  [
    /missing required argument '(.*?)'/,
    (name = '') => msg`missing required argument '${PLACEHOLDERS.get(name) ?? name}'`,
  ],
  [/option '(.*?)' argument missing/, (name = '') => msg`option '${name}' argument missing`],
  [
    /option '(.*?)' cannot be used with option '(.*?)'/,
    (one = '', other = '') => msg`option '${one}' cannot be used with option '${other}'`,
  ],
  [
    /too many arguments for '(.*?)'. Expected (\d+) arguments? but got (\d+): (.*)\./,
    (name = '', most = '', number = '', given = '') =>
      counted(
        Number(most),
        msg`too many arguments for '${name}'. Expected ${most} argument but got ${number}: ${given}.`,
        msg`too many arguments for '${name}'. Expected ${most} arguments but got ${number}: ${given}.`,
      ),
  ],
  [
    /option '(.*?)' argument '(.*?)' is invalid\./,
    (name = '', value = '') => msg`option '${name}' argument '${value}' is invalid.`,
  ],
  [
    /command-argument value '(.*?)' is invalid for argument '(.*?)'\./,
    (value = '', name = '') =>
      msg`command-argument value '${value}' is invalid for argument '${PLACEHOLDERS.get(name) ?? name}'.`,
  ],
  [/Allowed choices are (.*)\./, (names = '') => msg`Allowed choices are ${names}.`],
];

/** An option with its value, as it was declared. */
const FLAGS = /^--[a-z-]+ [<[].*[>\]]$/;

/** @param error with its prefix, as `outputError` receives it */
export function translateError(error: string, t: Translate): string {
  const [, text] = /^error: (.*)$/s.exec(error) ?? [];
  if (text === undefined) return error;
  const translated = ERRORS.reduce(
    (result, [form, message]) =>
      result.replace(form, (_match, ...parts: string[]) =>
        t(
          message(
            ...parts.map((part) => (FLAGS.test(part) ? translatePlaceholders(part, t) : part)),
          ),
        ),
      ),
    text,
  );
  return t(msg`error: ${translated}`);
}

/** Reports errors of the program's values in the language. */
export function translateValues({ options, registeredArguments }: Command, t: Translate): void {
  for (const one of [...options, ...registeredArguments]) {
    const { parseArg } = one;
    if (!parseArg) continue;
    one.parseArg = (value, previous) => {
      try {
        return parseArg(value, previous);
      } catch (error) {
        throw error instanceof InvalidValue ? new InvalidArgumentError(t(error.text)) : error;
      }
    };
  }
}

/** Ends the command as commander does for wrong use. */
export function usageError(command: Command, t: Translate, text: Message): never {
  return command.error(t(msg`error: ${text}`));
}

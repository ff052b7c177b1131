/** Reads the curl calls of a Markdown page, so that a test can make them. */
import type { InjectOptions } from 'fastify';

/** @param variables stand for `$NAME` */
type ShownCall = (
  variables: Readonly<Record<string, string>>,
) => InjectOptions & { readonly url: string };

export interface CurlBlock {
  readonly calls: readonly ShownCall[];
  /** The JSON block right after it. */
  readonly answer: object | undefined;
}

const BLOCK = /```sh\n([^]*?)```(?:\s*```json\n([^]*?)```)?/g;

export function curlBlocks(page: string): CurlBlock[] {
  return [...page.matchAll(BLOCK)]
    .map(([, commands = '', answer]) => ({
      calls: commands.replaceAll('\\\n', ' ').split('\n').filter(isCurl).map(readCurl),
      answer: answer === undefined ? undefined : readShortened(answer),
    }))
    .filter(({ calls }) => calls.length > 0);
}

/** JSON in which `…` stands for what was left out. */
function readShortened(text: string): object {
  const whole = text.replace(/:\s*…/g, ': null').replace(/,?\s*…(?=\s*[\]}])/g, '');
  return JSON.parse(whole) as object;
}

const isCurl = (line: string): boolean => line.startsWith('curl ');

/** Knows the options -X, -H, -d, -i and -s, which are all that the page needs. */
function readCurl(line: string): ShownCall {
  const words = [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, bare]) => single ?? double ?? bare ?? '',
  );
  return (variables) => {
    const request: {
      method?: 'GET';
      url: string;
      headers: Record<string, string>;
      payload?: string;
    } = {
      url: '',
      headers: {},
    };
    for (let index = 1; index < words.length; index++) {
      const word = fill(words[index] ?? '', variables);
      const next = fill(words[index + 1] ?? '', variables);
      if (word === '-X') request.method = next as 'GET';
      else if (word === '-d') request.payload = next;
      else if (word === '-H') addHeader(request.headers, next);
      else if (!word.startsWith('-')) request.url = word.replace('http://localhost:4000', '');
      if (['-X', '-d', '-H'].includes(word)) index += 1;
    }
    return request;
  };
}

function addHeader(headers: Record<string, string>, line: string): void {
  const colon = line.indexOf(':');
  headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
}

function fill(word: string, variables: Readonly<Record<string, string>>): string {
  return word.replace(/\$([A-Z_]+)/g, (whole, name: string) => variables[name] ?? whole);
}

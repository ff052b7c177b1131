/**
 * Passwords of accounts: which ones are accepted, and how they are hashed.
 * Accepted are long passwords that are not guessed first. No composition rules (NIST SP 800-63B
 * §5.1.1.2): those make passwords worse. The list is short on purpose: guessing any other long
 * password over a network is infeasible.
 * Hashing uses argon2id with bounded concurrency: each operation takes 19 MB and 0.1 s of one core.
 * A pepper, a secret outside the database, keys the hash (RFC 9106 §3.1, K): a leaked database
 * alone does not allow offline guessing.
 */
import { WorkQueue } from '#http/work-queue.ts';

/** Words from lists of leaked passwords, in the visitors' languages. */
const ENGLISH =
  'password passwort passord losenord lösenord password1 welcome letmein iloveyou ilove monkey dragon football baseball basketball master superman batman princess sunshine shadow michael jordan ashley bailey charlie jennifer jessica daniel thomas hunter ranger buster soccer hockey killer george andrew pepper ginger summer winter spring autumn october november december january secret login admin administrator root guest test tester testing default changeme temp temporary access whatever freedom starwars computer internet google facebook apple samsung cookie chocolate cheese orange purple yellow silver golden diamond flower butterfly angel lovely loveme forever always family mother father sister brother happy hello thank please good nice best love life money power magic secure security mustang corvette ferrari porsche harley yankees liverpool arsenal chelsea barcelona correct horse battery staple qwerty azerty trustno international unbelievable motherfucker fucker fuckyou asshole christopher elizabeth stephanie alexander alexandra benjamin samantha nicholas victoria jonathan matthew anthony william robert david richard christian sebastian gabriel isabella jasmine vanessa amanda melissa nicole danielle rebecca jesus christ god startrek spiderman ironman pokemon minecraft fortnite naruto metallica slipknot linkinpark blink ronaldo cristiano messi neymar realmadrid juventus manchester united city leeds newcastle everton tottenham galatasaray fenerbahce besiktas playstation nintendo xbox hellokitty babygirl babyboy sweetheart chevrolet davidson cowboys steelers lakers scooby tigger snoopy mickey minnie this is my the pass word you want dont know nothing something hahaha lol abc abcd qwe asd zxc';
const NORDIC =
  'sommer vinter hosten høst host vår januar februar mars april juni juli august september oktober desember sommar höst januari februari maj augusti norge sverige oslo bergen trondheim stavanger stockholm goteborg göteborg malmo malmö hemmelig hemlig velkommen valkommen välkommen fotball fotboll elsker alskar älskar deg dig jeg jag mamma pappa katten hunden sjokolade choklad kjærlighet kjarlighet karlek kärlek sol måne blomst blomma museum museet varde konge kung prinsesse prinsessa mandag tirsdag onsdag torsdag fredag lørdag søndag rosenborg brann vålerenga valerenga lillestrøm viking hammarby djurgården djurgarden aik ifk malmöff hejsan hej heisann hei hallo hemlis hemmelighet jente gutt pojke flicka skole skola familie familj kompis venn vän odin thor kristian anders lars ole johan erik karl maria anna emma nora ingrid hansen olsen johansen andersson johansson karlsson nilsson';

const COMMON_WORDS: readonly string[] =
  `${ENGLISH} ${NORDIC} asdf asdfgh zxcv zxcvbn 1q2w3e4r`.split(' ');

const ALPHABET = 'abcdefghijklmnopqrstuvwxyzæøå';
const DIGITS = '12345678901234567890';

/** Keyboard and alphabet sequences; doubled, so that wrap-around is found. */
const ROWS: readonly string[] = [
  DIGITS,
  '0123456789'.repeat(2),
  ALPHABET,
  'qwertyuiopåasdfghjkløæzxcvbnm'.repeat(2),
  'qwertyuiopåasdfghjklöäzxcvbnm'.repeat(2),
  'qwertyuiopasdfghjklzxcvbnm'.repeat(2),
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
  '1a2b3c4d5e6f7g8h9i0j',
  'a1b2c3d4e5f6g7h8i9j0',
  '1qazxsw23edcvfr45tgbnhy67ujm',
  'qazwsxedcrfvtgbyhnujmikolp',
  'zaq12wsxcde34rfvbgt56yhn',
  'zaq1xsw2cde3vfr4bgt5nhy6',
  '147258369147',
  '147852369',
  '159357159753',
  '123654789',
];

export const PASSWORD_MIN_LENGTH = 12;
/** Bounds the work of argon2. */
const PASSWORD_MAX_LENGTH = 128;

export type PasswordError = 'too-short' | 'too-long' | 'too-common';

/** Equal characters are the same password, whatever their Unicode encoding. */
const normalPassword = (password: string): string => password.normalize('NFKC');

/** @param known public facts about the person: name and email address */
export function validatePassword(
  password: string,
  known: readonly string[] = [],
): PasswordError | undefined {
  const text = normalPassword(password);
  const { length } = charactersOf(text);
  if (length < PASSWORD_MIN_LENGTH) return 'too-short';
  if (length > PASSWORD_MAX_LENGTH) return 'too-long';
  return isGuessable(text, known) ? 'too-common' : undefined;
}

/** NIST counts code points. */
const charactersOf = (text: string): string[] => Array.from(text);

const FEW = 5;

function isGuessable(text: string, known: readonly string[]): boolean {
  const plain = undoLeetspeak(text);
  const typed = unshifted(text.toLowerCase());
  if (new Set(plain).size < FEW || isRow(plain) || isRow(typed) || isRows(typed)) return true;
  const words = [...COMMON_WORDS, ...known.flatMap(wordsOf)];
  // The remainder after removing common words, digits and punctuation.
  const rest = words
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(occurrences(word), ''), plain)
    .replaceAll(/[^\p{L}]/gu, '');
  return rest.length < FEW && !isMostlyDigits(plain);
}

/** Long random digits are accepted; a word followed by a date is not. */
const isMostlyDigits = (plain: string): boolean =>
  /^\d+$/.test(plain) && !isRow(plain) && new Set(plain).size > FEW;

const SWAPPED: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Lower case, with the usual substitutions undone between letters. */
function undoLeetspeak(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/(?<=\p{L})[013457@$!](?=\p{L})/gu, (sign) => SWAPPED[sign] ?? sign);
}

/** A segment of a keyboard row or of the alphabet, in either direction, or a repeated segment. */
function isRow(plain: string): boolean {
  return isInRow(plain) || /^(.{1,6})\1+.{0,3}$/u.test(plain);
}

const MIN_SEQUENCE_LENGTH = 3;

/** Several such segments in sequence, or each character doubled; a single one may be chance. */
function isRows(typed: string): boolean {
  const once = typed.replaceAll(/(.)\1/gu, '$1');
  const rest = once.length <= typed.length / 2 ? once : typed;
  let left = 0;
  for (let at = 0; at < rest.length;) {
    const sequenceLength = sequenceLengthAt(rest, at);
    if (sequenceLength === 0) left += 1;
    at += Math.max(sequenceLength, 1);
  }
  return left < FEW - 1;
}

/** Length of the longest row segment that starts at `at`; 0 without one. */
function sequenceLengthAt(typed: string, at: number): number {
  let length = 0;
  while (at + length < typed.length && isInRow(typed.slice(at, at + length + 1))) length += 1;
  return length < MIN_SEQUENCE_LENGTH ? 0 : length;
}

const isInRow = (sequence: string): boolean =>
  ROWS.some(
    (row) => row.includes(sequence) || row.includes(charactersOf(sequence).reverse().join('')),
  );

const SHIFTED = '!@#$%^&*()';

/** Maps shifted digits of an English keyboard back to digits. */
const unshifted = (text: string): string =>
  text.replaceAll(/[!@#$%^&*()]/g, (sign) => String((SHIFTED.indexOf(sign) + 1) % 10));

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Anywhere in the password; an initial only where it stands alone, as every text has its letter. */
const occurrences = (word: string): string | RegExp =>
  charactersOf(word).length > 1 ? word : new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu');

/** OWASP's recommendation, a reduced form of RFC 9106's second option: 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const CONCURRENCY = 2;
const MAX_WAITING = 40;
const WAIT_MS = 10_000;
export const KEYED = 'keyed:';

const queue = new WorkQueue({ turns: CONCURRENCY, maxWaiting: MAX_WAITING, waitMs: WAIT_MS });
/** A password is checked to the end, whether its client waits or not. */
const neverAborted = new AbortController().signal;
let decoy: Promise<string> | undefined;

/** @param network as of `isPassword` @throws Overloaded */
export async function hashPassword(
  password: string,
  pepper?: string,
  network = '',
): Promise<string> {
  const { hash } = await import('@node-rs/argon2');
  const options = { ...COST, ...keyOf(pepper) };
  const hashed = await queue.run({ network, signal: neverAborted }, () =>
    hash(normalPassword(password), options),
  );
  return pepper === undefined ? hashed : KEYED + hashed;
}

/** Whether the hash predates the configured pepper. */
export const lacksPepper = (storedHash: string, pepper: string | undefined): boolean =>
  pepper !== undefined && !storedHash.startsWith(KEYED);

const keyOf = (pepper: string | undefined) =>
  pepper === undefined ? {} : { secret: Buffer.from(pepper) };

/**
 * @param storedHash absent: compares with a decoy, so that timing does not reveal accounts
 * @param network of the client: turns go round the networks that wait (`clientSite`)
 * @throws Overloaded
 */
export async function isPassword(
  password: string,
  storedHash: string | undefined,
  pepper?: string,
  network = '',
): Promise<boolean> {
  const { verify } = await import('@node-rs/argon2');
  const compared = storedHash ?? (await (decoy ??= hashPassword('nobody has this one')));
  const isKeyed = compared.startsWith(KEYED);
  if (isKeyed && pepper === undefined)
    throw new Error('Passwords are keyed by a VARDE_PASSWORD_PEPPER that is not set.');
  const hashed = isKeyed ? compared.slice(KEYED.length) : compared;
  const key = isKeyed ? keyOf(pepper) : {};
  const isRight = await queue.run({ network, signal: neverAborted }, () =>
    verify(hashed, normalPassword(password), key),
  );
  return storedHash !== undefined && isRight;
}

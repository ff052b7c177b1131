/** Words that lists of leaked passwords are made of, in the languages of our visitors, and what stands side by side on a keyboard. */
const ENGLISH =
  'password passwort passord losenord lösenord password1 welcome letmein iloveyou ilove monkey dragon football baseball basketball master superman batman princess sunshine shadow michael jordan ashley bailey charlie jennifer jessica daniel thomas hunter ranger buster soccer hockey killer george andrew pepper ginger summer winter spring autumn october november december january secret login admin administrator root guest test tester testing default changeme temp temporary access whatever freedom starwars computer internet google facebook apple samsung cookie chocolate cheese orange purple yellow silver golden diamond flower butterfly angel lovely loveme forever always family mother father sister brother happy hello thank please good nice best love life money power magic secure security mustang corvette ferrari porsche harley yankees liverpool arsenal chelsea barcelona correct horse battery staple qwerty azerty trustno';
const NORDIC =
  'sommer vinter hosten høst host vår januar februar mars april juni juli august september oktober desember sommar höst januari februari maj augusti norge sverige oslo bergen trondheim stavanger stockholm goteborg göteborg malmo malmö hemmelig hemlig velkommen valkommen välkommen fotball fotboll elsker alskar älskar deg dig jeg jag mamma pappa katten hunden sjokolade choklad kjærlighet kjarlighet karlek kärlek sol måne blomst blomma museum museet varde konge kung prinsesse prinsessa mandag tirsdag onsdag torsdag fredag lørdag søndag';

export const COMMON_WORDS: readonly string[] =
  `${ENGLISH} ${NORDIC} asdf asdfgh zxcv zxcvbn 1q2w3e4r`.split(' ');

const LETTERS = 'abcdefghijklmnopqrstuvwxyzæøå';
const DIGITS = '12345678901234567890';

/** Twice each, so that rows which go round are found. */
export const ROWS: readonly string[] = [
  DIGITS,
  '0123456789'.repeat(2),
  LETTERS,
  'qwertyuiopåasdfghjkløæzxcvbnm'.repeat(2),
  'qwertyuiopåasdfghjklöäzxcvbnm'.repeat(2),
  'qwertyuiopasdfghjklzxcvbnm'.repeat(2),
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
];

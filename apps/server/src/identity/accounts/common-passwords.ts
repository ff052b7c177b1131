/** Words from lists of leaked passwords, in the visitors' languages. */
const ENGLISH =
  'password passwort passord losenord lösenord password1 welcome letmein iloveyou ilove monkey dragon football baseball basketball master superman batman princess sunshine shadow michael jordan ashley bailey charlie jennifer jessica daniel thomas hunter ranger buster soccer hockey killer george andrew pepper ginger summer winter spring autumn october november december january secret login admin administrator root guest test tester testing default changeme temp temporary access whatever freedom starwars computer internet google facebook apple samsung cookie chocolate cheese orange purple yellow silver golden diamond flower butterfly angel lovely loveme forever always family mother father sister brother happy hello thank please good nice best love life money power magic secure security mustang corvette ferrari porsche harley yankees liverpool arsenal chelsea barcelona correct horse battery staple qwerty azerty trustno international unbelievable motherfucker fucker fuckyou asshole christopher elizabeth stephanie alexander alexandra benjamin samantha nicholas victoria jonathan matthew anthony william robert david richard christian sebastian gabriel isabella jasmine vanessa amanda melissa nicole danielle rebecca jesus christ god startrek spiderman ironman pokemon minecraft fortnite naruto metallica slipknot linkinpark blink ronaldo cristiano messi neymar realmadrid juventus manchester united city leeds newcastle everton tottenham galatasaray fenerbahce besiktas playstation nintendo xbox hellokitty babygirl babyboy sweetheart chevrolet davidson cowboys steelers lakers scooby tigger snoopy mickey minnie this is my the pass word you want dont know nothing something hahaha lol abc abcd qwe asd zxc';
const NORDIC =
  'sommer vinter hosten høst host vår januar februar mars april juni juli august september oktober desember sommar höst januari februari maj augusti norge sverige oslo bergen trondheim stavanger stockholm goteborg göteborg malmo malmö hemmelig hemlig velkommen valkommen välkommen fotball fotboll elsker alskar älskar deg dig jeg jag mamma pappa katten hunden sjokolade choklad kjærlighet kjarlighet karlek kärlek sol måne blomst blomma museum museet varde konge kung prinsesse prinsessa mandag tirsdag onsdag torsdag fredag lørdag søndag rosenborg brann vålerenga valerenga lillestrøm viking hammarby djurgården djurgarden aik ifk malmöff hejsan hej heisann hei hallo hemlis hemmelighet jente gutt pojke flicka skole skola familie familj kompis venn vän odin thor kristian anders lars ole johan erik karl maria anna emma nora ingrid hansen olsen johansen andersson johansson karlsson nilsson';

export const COMMON_WORDS: readonly string[] =
  `${ENGLISH} ${NORDIC} asdf asdfgh zxcv zxcvbn 1q2w3e4r`.split(' ');

const LETTERS = 'abcdefghijklmnopqrstuvwxyzæøå';
const DIGITS = '12345678901234567890';

/** Keyboard and alphabet sequences; doubled, so that wrap-around is found. */
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

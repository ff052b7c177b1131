import { describe } from 'vitest';
import { reports, reportsIn } from './test-pack.ts';
import { URNES, POST } from './valid-pack.ts';

describe('languages and texts', () => {
  reportsIn(URNES, [
    ['Mer om den.', `${'> '.repeat(3000)}x`, 'error:25', 'inside each other'],
    [
      'Mer om den.',
      Array.from({ length: 2000 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n'),
      'error:25',
      'inside each other',
    ],
    // Minutes for the parser.
    ['Mer om den.', 'a_b_'.repeat(20_000), 'error:25', 'more than a thousand stars'],
    ['Mer om den.', '# Mer', 'error:25', 'must start a language'],
    ['# en: Urnes', '# eng: Urnes', 'error:27', '"eng" is not'],
    ['# en: Urnes', '# no: Urnes', 'error:27', 'twice'],
    ['# en: Urnes', '# en:', 'error:27', 'title is missing'],
    ['# no: Urnes', 'Løs.\n\n# no: Urnes', 'error:17', 'belongs to no language'],
    ['{{portal}}', '{{portel}}', 'error:23', '{{portel}} names no block'],
    ['{{portal}}', '{{constructor}}', 'error:23', '{{constructor}} names no block'],
    ['See [Bryggen](owner:bryggen).\n\n{{portal}}', 'See.', 'error:27', 'missing after this'],
    ['Mer om den.', '{{portal}}', 'error:23', 'twice'],
    ['Mer om den.', 'Mer {{visit}} der.', 'error:25', 'alone on its line'],
    ['More of it.', '[x](article:999)', 'error:35', 'article:999 leads to no such document'],
    ['More of it.', '[x](rebus:301)', 'error:35', 'rebus:301 leads to no such document'],
    ['(theme:handel)', '(owner:brygen)', 'error:21', 'no owner'],
    ['Open in **May**.', '[x](theme:hondel)', 'error:11', 'no theme'],
    ['More of it.', '[x](javascript:alert(1))', 'error:35', 'nowhere'],
    ['More of it.', '![x](y.png)', 'warning:35', 'is removed'],
    ['En kirke av tre.', '[x](owner:brygen)', 'error:19', 'no owner'],
    ['A church of wood.', '[x](javascript:alert(1))', 'error:29', 'nowhere'],
    ['More of it.', 'More of it..', 'warning:35', 'Two full stops'],
    ['Open in **May**.', 'Open in **May**..', 'warning:11', 'Two full stops'],
    ['More of it.', '<video>x</video>', 'warning:35', '<video> is removed from'],
    ['More of it.', '<table><tr><td>1890</td></tr></table>', 'warning:35', 'cannot hold a table'],
    [
      'More of it.',
      'Prices:\n\n| Year | Price |\n| ---- | ----- |\n| 1890 | 2 kr |',
      'warning:37',
      'Write a list, with a line for each row',
    ],
    ['En kirke av tre.', 'År | Pris\n--- | ---\n1890 | 2', 'warning:19', 'cannot hold a table'],
    ['More of it.', 'More of it.\n\n# sv: Urnes\n\nKyrka.', 'warning:37', 'text in sv is missing'],
    ['      en: "Open in **May**."\n', '', 'warning:10', 'missing in en'],
  ]);
  reports([
    [
      [
        { file: URNES, from: 'Mer om den.', to: '{{visit}}' },
        { file: URNES, from: 'See [Bryggen](owner:bryggen).', to: '{{visit}}' },
      ],
      `${URNES} error:31`,
      'occurs where no has {{portal}}',
    ],
    [
      { file: 'pack.yaml', from: '[no, en]', to: '[no, en, sv]' },
      `${URNES} warning:27`,
      'no text in sv',
    ],
  ]);
  reportsIn('pack.yaml', [['no: Prøve', 'nb: Prøve', 'error:2', '"nb" is not']]);
  reportsIn(POST, [['The first one.', '## Heading', 'warning:12', 'description in en']]);
});

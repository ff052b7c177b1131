import { describe } from 'vitest';
import { URNES, POST, reports, reportsIn } from './test-pack.ts';

describe('languages and texts', () => {
  reportsIn(URNES, [
    ['quotes-in-quotes', 'Mer om den.', `${'> '.repeat(3000)}x`, 'error:25', 'inside each other'],
    [
      'lists-in-lists',
      'Mer om den.',
      Array.from({ length: 2000 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n'),
      'error:25',
      'inside each other',
    ],
    ['second-heading', 'Mer om den.', '# Mer', 'error:25', 'must start a language'],
    ['unknown-language', '# en: Urnes', '# eng: Urnes', 'error:27', '"eng" is not'],
    ['language-twice', '# en: Urnes', '# no: Urnes', 'error:27', 'twice'],
    ['no-title', '# en: Urnes', '# en:', 'error:27', 'title is missing'],
    [
      'text-before-language',
      '# no: Urnes',
      'Løs.\n\n# no: Urnes',
      'error:17',
      'belongs to no language',
    ],
    ['unknown-marker', '{{portal}}', '{{portel}}', 'error:23', 'names no block'],
    ['marker-of-a-built-in-name', '{{portal}}', '{{constructor}}', 'error:23', 'names no block'],
    [
      'marker-missing-in-a-language',
      'See [Bryggen](owner:bryggen).\n\n{{portal}}',
      'See.',
      'error:27',
      'missing after this',
    ],
    ['marker-twice', 'Mer om den.', '{{portal}}', 'error:23', 'twice'],
    ['marker-in-a-line', 'Mer om den.', 'Mer {{visit}} der.', 'error:25', 'alone on its line'],
    ['link-to-nothing', 'More of it.', '[x](article:999)', 'error:35', 'no such document'],
    ['link-to-wrong-kind', 'More of it.', '[x](rebus:301)', 'error:35', 'no such document'],
    ['link-to-unknown-owner', '(theme:handel)', '(owner:brygen)', 'error:21', 'no owner'],
    ['link-in-a-box', 'Open in **May**.', '[x](theme:hondel)', 'error:11', 'no theme'],
    ['link-with-script', 'More of it.', '[x](javascript:alert(1))', 'error:35', 'nowhere'],
    ['picture-in-markdown', 'More of it.', '![x](y.png)', 'warning:35', 'is removed'],
    ['html', 'More of it.', '<table><tr></tr></table>', 'warning:35', '<table> is removed from'],
    [
      'language-missing',
      'More of it.',
      'More of it.\n\n# sv: Urnes\n\nKyrka.',
      'warning:37',
      'text in sv is missing',
    ],
    ['block-language-missing', '      en: "Open in **May**."\n', '', 'warning:10', 'missing in en'],
  ]);
  reports([
    [
      'markers-in-another-order',
      [
        { file: URNES, from: 'Mer om den.', to: '{{visit}}' },
        { file: URNES, from: 'See [Bryggen](owner:bryggen).', to: '{{visit}}' },
      ],
      'error',
      `${URNES}:31`,
      'occurs where no has {{portal}}',
    ],
    [
      'pack-language-missing',
      { file: 'pack.yaml', from: '[no, en]', to: '[no, en, sv]' },
      'warning',
      `${URNES}:27`,
      'no text in sv',
    ],
  ]);
  reportsIn('pack.yaml', [
    ['unknown-key-of-map', 'no: Prøve', 'nb: Prøve', 'error:2', '"nb" is not'],
  ]);
  reportsIn(POST, [
    ['no-description', 'The first one.', '## Heading', 'warning:12', 'description in en'],
  ]);
});

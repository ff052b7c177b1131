import { describe } from 'vitest';
import { reports, reportsIn } from './test-pack.ts';
import { POST, REBUS, TOUR } from './valid-pack.ts';

const HIDDEN_POST = {
  file: REBUS,
  from: '    conditions: {',
  to: '    hidden_until: sequence\n    conditions: {',
};

describe('rebuses', () => {
  reportsIn(REBUS, [
    [', correct: true', '', 'error:11', 'no right answer'],
    ['Hint, en: That }', 'Hint, en: That }, correct: true', 'error:11', '2 options are right'],
    ['kind: single', 'kind: text', 'error:9', 'no right answer'],
    ['kind: single', 'kind: number', 'error:9', 'no right answer'],
    [
      'kind: single',
      'kind: number\n      number: 5\n      tolerance: 5000',
      'error:11',
      'numbers would be right',
    ],
    ['kind: single', 'kind: image', 'error:11', 'no image'],
    ['cost: 2', 'cost: 20', 'warning:14', 'cost 20 points'],
    [
      '{ code: "4711" }',
      '{ code: "4711", question: { no: Hva?, en: What? } }',
      'error:15',
      'neither',
    ],
  ]);
  reports([
    [
      { file: POST, from: 'location: 60.397, 5.324\n', to: '' },
      `${REBUS} warning:7`,
      'no location',
    ],
    [
      [
        {
          file: 'codes.yaml',
          from: '"4011"\n  context: 401\n  document: 4011',
          to: '"7"\n  document: 101',
        },
        { file: REBUS, from: '    second_way: { code: "4711" }\n', to: '' },
      ],
      `${REBUS} error:7`,
      'but has none',
    ],
    // A printed code opens the post in the rebus that it names.
    [
      [
        { file: 'codes.yaml', from: 'context: 401\n  document: 4011', to: 'document: 4011' },
        { file: REBUS, from: '    second_way: { code: "4711" }\n', to: '' },
      ],
      `${REBUS} error:7`,
      'but has none',
    ],
    [
      [HIDDEN_POST, { file: POST, from: '60.397, 5.324', to: '61.29814, 7.32236' }],
      `${POST} warning:5`,
      'articles/101-urnes.md shows',
    ],
    [
      [
        HIDDEN_POST,
        {
          file: TOUR,
          from: 'selections:',
          to: 'route:\n  line: { type: LineString, coordinates: [[5.3, 60.3], [5.324, 60.397, 12]] }\nselections:',
        },
      ],
      `${POST} warning:5`,
      'presentations/301-tur.md shows',
    ],
    [{ file: REBUS, from: 'article: 4011', to: 'article: 101' }, `${POST} warning:3`, 'No rebus'],
  ]);
});

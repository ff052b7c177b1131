import { describe } from 'vitest';
import { POST, REBUS, TOUR, reports, type Row } from './test-pack.ts';

const HIDDEN_POST = {
  file: REBUS,
  from: '    conditions: {',
  to: '    hidden_until: sequence\n    conditions: {',
};

describe('rebuses', () => {
  reports([
    [
      'no-right-option',
      { file: REBUS, from: ', correct: true', to: '' },
      'error',
      `${REBUS}:11`,
      'no right answer',
    ],
    [
      'two-right-options',
      { file: REBUS, from: 'Hint, en: That }', to: 'Hint, en: That }, correct: true' },
      'error',
      `${REBUS}:11`,
      '2 options are right',
    ],
    [
      'text-without-answers',
      { file: REBUS, from: 'kind: single', to: 'kind: text' },
      'error',
      `${REBUS}:9`,
      'no right answer',
    ],
    [
      'number-without-number',
      { file: REBUS, from: 'kind: single', to: 'kind: number' },
      'error',
      `${REBUS}:9`,
      'no right answer',
    ],
    [
      'tolerance-too-wide',
      {
        file: REBUS,
        from: 'kind: single',
        to: 'kind: number\n      number: 5\n      tolerance: 5000',
      },
      'error',
      `${REBUS}:11`,
      'numbers would be right',
    ],
    [
      'option-without-picture',
      { file: REBUS, from: 'kind: single', to: 'kind: image' },
      'error',
      `${REBUS}:11`,
      'no picture',
    ],
    [
      'hints-too-dear',
      { file: REBUS, from: 'cost: 2', to: 'cost: 20' },
      'warning',
      `${REBUS}:14`,
      'cost 20 points',
    ],
    [
      'second-way-both',
      {
        file: REBUS,
        from: '{ code: "4711" }',
        to: '{ code: "4711", question: { no: Hva?, en: What? } }',
      },
      'error',
      `${REBUS}:15`,
      'neither',
    ],
    [
      'post-without-location',
      { file: POST, from: 'location: 60.397, 5.324\n', to: '' },
      'warning',
      `${REBUS}:7`,
      'no location',
    ],
    [
      'post-without-code',
      [
        {
          file: 'codes.yaml',
          from: '"4011"\n  context: 401\n  document: 4011',
          to: '"7"\n  document: 101',
        },
        { file: REBUS, from: '    second_way: { code: "4711" }\n', to: '' },
      ],
      'error',
      `${REBUS}:7`,
      'but has none',
    ],
    ...[
      [
        'hidden-post-where-an-article-is',
        { file: POST, from: '60.397, 5.324', to: '61.29814, 7.32236' },
        'articles/101-urnes.md tells',
      ] as const,
      [
        'hidden-post-on-a-way',
        {
          file: TOUR,
          from: 'selections:',
          to: 'route:\n  line: { type: LineString, coordinates: [[5.3, 60.3], [5.324, 60.397, 12]] }\nselections:',
        },
        'presentations/301-tur.md tells',
      ] as const,
    ].map(([oddity, change, message]): Row => [
      oddity,
      [HIDDEN_POST, change],
      'warning',
      `${POST}:5`,
      message,
    ]),
    [
      'post-in-no-rebus',
      [{ file: REBUS, from: 'article: 4011', to: 'article: 101' }],
      'warning',
      `${POST}:3`,
      'No rebus',
    ],
  ]);
});

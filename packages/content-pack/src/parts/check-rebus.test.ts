import { describe } from 'vitest';
import { POST, REBUS, TOUR, reports, reportsIn, type Row } from './test-pack.ts';

const HIDDEN_POST = {
  file: REBUS,
  from: '    conditions: {',
  to: '    hidden_until: sequence\n    conditions: {',
};

describe('rebuses', () => {
  reportsIn(REBUS, [
    ['no-right-option', ', correct: true', '', 'error:11', 'no right answer'],
    [
      'two-right-options',
      'Hint, en: That }',
      'Hint, en: That }, correct: true',
      'error:11',
      '2 options are right',
    ],
    ['text-without-answers', 'kind: single', 'kind: text', 'error:9', 'no right answer'],
    ['number-without-number', 'kind: single', 'kind: number', 'error:9', 'no right answer'],
    [
      'tolerance-too-wide',
      'kind: single',
      'kind: number\n      number: 5\n      tolerance: 5000',
      'error:11',
      'numbers would be right',
    ],
    ['option-without-picture', 'kind: single', 'kind: image', 'error:11', 'no image'],
    ['hints-too-dear', 'cost: 2', 'cost: 20', 'warning:14', 'cost 20 points'],
    [
      'second-way-both',
      '{ code: "4711" }',
      '{ code: "4711", question: { no: Hva?, en: What? } }',
      'error:15',
      'neither',
    ],
  ]);
  reports([
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
        'articles/101-urnes.md shows',
      ] as const,
      [
        'hidden-post-on-a-way',
        {
          file: TOUR,
          from: 'selections:',
          to: 'route:\n  line: { type: LineString, coordinates: [[5.3, 60.3], [5.324, 60.397, 12]] }\nselections:',
        },
        'presentations/301-tur.md shows',
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
      { file: REBUS, from: 'article: 4011', to: 'article: 101' },
      'warning',
      `${POST}:3`,
      'No rebus',
    ],
  ]);
});

import type { Meta, Scene, Words } from './scene.ts';

export type Drawing = { svg: string; sidecar: string };

/** The files of one scene as the pack has them. */
export function drawScene({ meta, draw }: Scene): Drawing {
  return { svg: draw(), sidecar: writeSidecar(meta) };
}

const LANGUAGES = ['no', 'nn', 'sv', 'en', 'de'] as const;

function writeSidecar(meta: Meta): string {
  return [
    `id: ${meta.id}`,
    ...inLanguages('alt_text', meta.alt),
    ...(meta.caption ? inLanguages('description', meta.caption) : []),
    'credits:',
    '  - { type: artist, name: Vardes tegnestue }',
    'license: by',
    'license_version: "4.0"',
    `focal_point: [${meta.focal.join(', ')}]`,
    '',
  ].join('\n');
}

function inLanguages(key: string, words: Words): string[] {
  const written = LANGUAGES.filter((language) => words[language] !== undefined);
  return [
    `${key}:`,
    ...written.map((language) => `  ${language}: ${JSON.stringify(words[language])}`),
  ];
}

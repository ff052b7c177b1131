/**
 * Mistakes that people make in content packs, drawn at random: `varde check` reports each that may
 * harm a visitor. tools/draw-mistakes.ts prints what it says; the test draws some.
 */
import type { Random } from '../../bench/corpus/random.ts';
import { FIELD_SLIPS } from './fields.ts';
import { FILE_SLIPS } from './files.ts';
import { bytesOf, isText, type Mistake, type PackFiles } from './mistake.ts';
import { TEXT_MISTAKES } from './texts.ts';

const SLIPS = [...FIELD_SLIPS, ...TEXT_MISTAKES, ...FILE_SLIPS];

/** Draws the kind of mistake, then a file in which it can be made. */
export function drawMistake(files: PackFiles, random: Random): Mistake {
  for (;;) {
    const slip = random.pick(SLIPS);
    for (const file of random.some([...files.keys()], files.size)) {
      const text = isText(file) ? bytesOf(files, file).toString('utf8') : '';
      const mistake = slip(file, text, random, files);
      if (mistake) return mistake;
    }
  }
}

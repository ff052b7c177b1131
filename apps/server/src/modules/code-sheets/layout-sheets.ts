/** Signs on pages, with marks to cut along where several share one. */
import type { Measure } from './fit-text.ts';
import { layoutSign } from './layout-sign.ts';
import type { Piece, Sign } from './layout-sign.ts';
import type { Box, SheetFormat } from './sheet-formats.ts';

export interface Line {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

export interface Page {
  readonly pieces: readonly Piece[];
  readonly cutMarks: readonly Line[];
}

export function layoutSheets(
  signs: readonly Sign[],
  format: SheetFormat,
  measure: Measure,
): readonly Page[] {
  const { places, look } = format;
  const count = Math.ceil(signs.length / places.length);
  return Array.from({ length: count }, (_, page) => {
    const here = signs.slice(page * places.length, (page + 1) * places.length);
    const used = places.slice(0, here.length);
    return {
      pieces: used.flatMap((box, at) => {
        const sign = here[at];
        return sign ? layoutSign(sign, box, look, measure) : [];
      }),
      cutMarks: places.length > 1 ? cutMarksOf(used, format) : [],
    };
  });
}

/** Short enough to end before what is printed on a label. */
const ARM = 1.5;

/** A small cross at every corner of a label, once where labels meet, and no further than the paper. */
function cutMarksOf(boxes: readonly Box[], { page }: SheetFormat): readonly Line[] {
  const corners = boxes.flatMap(({ x, y, width, height }) =>
    [x, x + width].flatMap((left) => [y, y + height].map((top) => [left, top] as const)),
  );
  const once = new Map(corners.map((corner) => [corner.join(), corner]));
  const within = (value: number, end: number) => Math.min(Math.max(value, 0), end);
  return [...once.values()].flatMap(([x, y]) => [
    { from: [within(x - ARM, page.width), y], to: [within(x + ARM, page.width), y] },
    { from: [x, within(y - ARM, page.height)], to: [x, within(y + ARM, page.height)] },
  ]);
}

/** Takes a drawn scene apart, so that what is near can move past what is far. */

export interface Sheets {
  readonly defs: string;
  /** What lies on the sheet, from the back; without the ground colour and the grain. */
  readonly parts: readonly string[];
}

const TAG = /<(\/?)[a-zA-Z]+[^>]*?(\/?)>/g;

/** Of an SVG as `Picture` writes it. `mark` keeps its names apart from those of another scene in the same frame. */
export function takeApart(svg: string, mark: string): Sheets {
  const own = svg.replaceAll(/(id="|url\(#|href="#)(d\d+)/g, `$1${mark}$2`);
  const [defs = '', , ...parts] = childrenOf(own);
  return { defs, parts: parts.slice(0, -1) };
}

function childrenOf(svg: string): string[] {
  const children: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: tag, 1: isEnd, 2: isAlone, index } of svg.matchAll(TAG)) {
    if (!isEnd && depth === 1) start = index;
    if (!isEnd) depth += 1;
    if (!isEnd && !isAlone) continue;
    depth -= 1;
    if (depth === 1) children.push(svg.slice(start, index + tag.length));
  }
  return children;
}

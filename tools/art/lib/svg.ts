import { hashOf, seeded, type Random } from './random.ts';

export type Point = [number, number];
export type Attributes = Record<string, string | number | undefined>;
export type Stop = [offset: number, color: string, opacity?: number];

export const WIDTH = 1600;
export const HEIGHT = 1000;

export const n = (value: number): string => String(Math.round(value * 10) / 10);

function attributes(map: Attributes): string {
  let text = '';
  for (const [name, value] of Object.entries(map)) {
    if (value === undefined) continue;
    text += ` ${name}="${typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value}"`;
  }
  return text;
}

export function el(name: string, map: Attributes, content = ''): string {
  return content === ''
    ? `<${name}${attributes(map)}/>`
    : `<${name}${attributes(map)}>${content}</${name}>`;
}

export const group = (map: Attributes, ...content: string[]): string =>
  el('g', map, content.join(''));

/** Straight lines through the points; relative coordinates keep the files small. */
export function lines(points: Point[], closed = true): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const round = (v: number): number => Math.round(v * 10) / 10;
  let [x, y] = [round(first[0]), round(first[1])];
  let d = `M${n(x)} ${n(y)}l`;
  for (const [px, py] of rest) {
    const [rx, ry] = [round(px), round(py)];
    d += `${n(rx - x)} ${n(ry - y)} `;
    [x, y] = [rx, ry];
  }
  return d.trimEnd() + (closed ? 'z' : '');
}

/** A soft line through the middles of the points. */
export function curve(points: Point[], closed = false): string {
  const round = (v: number): number => Math.round(v * 10) / 10;
  const mid = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const at = (i: number): Point => points[(i + points.length) % points.length] as Point;
  const start = closed ? mid(at(-1), at(0)) : at(0);
  let [x, y] = [round(start[0]), round(start[1])];
  let d = `M${n(x)} ${n(y)}q`;
  for (let i = closed ? 0 : 1; i < points.length - (closed ? 0 : 1); i += 1) {
    const end = mid(at(i), at(i + 1));
    const [ex, ey] = [round(end[0]), round(end[1])];
    d += `${n(at(i)[0] - x)} ${n(at(i)[1] - y)} ${n(ex - x)} ${n(ey - y)} `;
    [x, y] = [ex, ey];
  }
  if (closed) return d.trimEnd() + 'z';
  const last = at(points.length - 1);
  return `${d.trimEnd()}L${n(last[0])} ${n(last[1])}`;
}

/** A filled path. Its opacity is set on the paint: on the element it would cost a layer of its own. */
export function fill(d: string, color: string, extra: Attributes = {}): string {
  const { opacity, ...rest } = extra;
  const layered = rest['filter'] !== undefined || rest['stroke'] !== undefined;
  return el('path', {
    d,
    fill: color,
    [layered ? 'opacity' : 'fill-opacity']: opacity,
    ...rest,
  });
}
export const poly = (points: Point[], color: string, extra: Attributes = {}): string =>
  fill(lines(points), color, extra);
export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  extra: Attributes = {},
): string => fill(`M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`, color, extra);
export const circle = (
  cx: number,
  cy: number,
  r: number,
  color: string,
  extra: Attributes = {},
): string => el('circle', { cx: n(cx), cy: n(cy), r: n(r), fill: color, ...extra });
export function stroke(d: string, color: string, width: number, extra: Attributes = {}): string {
  const { opacity, ...rest } = extra;
  return el('path', {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-opacity': opacity,
    ...rest,
  });
}

/** One picture being drawn: what is on the sheet, and the gradients and clips it needs. */
export class Picture {
  readonly random: Random;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  private readonly defs: string[] = [];
  private readonly body: string[] = [];

  constructor(name: string, width = WIDTH, height = HEIGHT) {
    this.seed = hashOf(name);
    this.random = seeded(this.seed);
    this.width = width;
    this.height = height;
  }

  add(...content: string[]): this {
    this.body.push(...content);
    return this;
  }

  define(name: string, map: Attributes, content: string): string {
    const id = `d${this.defs.length}`;
    this.defs.push(el(name, { id, ...map }, content));
    return id;
  }

  private stops(stops: Stop[]): string {
    return stops
      .map(([offset, color, opacity]) =>
        el('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }),
      )
      .join('');
  }

  /** A gradient from one point of the sheet to another. */
  along(from: Point, to: Point, stops: Stop[]): string {
    const map = { gradientUnits: 'userSpaceOnUse', x1: from[0], y1: from[1], x2: to[0], y2: to[1] };
    return `url(#${this.define('linearGradient', map, this.stops(stops))})`;
  }

  down(top: number, bottom: number, stops: Stop[]): string {
    return this.along([0, top], [0, bottom], stops);
  }

  around(cx: number, cy: number, r: number, stops: Stop[]): string {
    return `url(#${this.define('radialGradient', { gradientUnits: 'userSpaceOnUse', cx, cy, r }, this.stops(stops))})`;
  }

  clipped(d: string, ...content: string[]): string {
    const id = this.define('clipPath', {}, el('path', { d }));
    return group({ 'clip-path': `url(#${id})` }, ...content);
  }

  /** Defines content once for drawing it several times (reflections). */
  symbol(...content: string[]): string {
    return this.define('g', {}, content.join(''));
  }

  svg(): string {
    // The noise is made once for a small square and tiled: at 3500 px that takes a quarter of the time.
    const square = 'x="-40" y="-40" width="240" height="240"';
    const grain = this.define(
      'filter',
      {
        filterUnits: 'userSpaceOnUse',
        x: -40,
        y: -40,
        width: this.width + 80,
        height: this.height + 80,
      },
      `<feTurbulence ${square} type="fractalNoise" baseFrequency=".75" numOctaves="1" seed="7" stitchTiles="stitch"/>` +
        `<feColorMatrix ${square} values="0 0 0 0 .1  0 0 0 0 .08  0 0 0 0 .1  1.6 0 0 0 -.62"/>` +
        `<feTile x="-40" y="-40" width="${this.width + 80}" height="${this.height + 80}"/>`,
    );
    const sheet = rect(0, 0, this.width, this.height, '#000', {
      filter: `url(#${grain})`,
      opacity: 0.2,
    });
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}">` +
      `<defs>${this.defs.join('')}</defs>${rect(0, 0, this.width, this.height, '#2a5066')}${this.body.join('')}${sheet}</svg>\n`
    );
  }
}

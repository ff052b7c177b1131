/** One frame of a film, as SVG: the shots that are seen at that moment, one dissolving into the other, and the cards over them. */
import type { Sheets } from './film-layers.ts';
import {
  beginnings,
  DISSOLVE_S,
  END_S,
  endOf,
  type Card,
  type Film,
  type Layer,
  type Shot,
} from './film.ts';
import { el, group } from './svg.ts';
import { paint } from './color.ts';

export const FRAME = { width: 1280, height: 720, rate: 25 } as const;
/** Of a scene's 1600 points, so many are seen at once: the rest is room for the camera. */
const SEEN = 1500;
const FADE_S = 1.4;
const CARD_FADE_S = 0.8;

/** A card's words as a picture. */
export interface Lettered {
  readonly card: Card;
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

export interface Stage {
  readonly film: Film;
  readonly sheets: readonly Sheets[];
  readonly letters: readonly Lettered[];
  /** Ends the film. */
  readonly mark: string;
}

const share = (value: number): number => Math.max(0, Math.min(1, value));

export function drawFrame({ film, sheets, letters, mark }: Stage, seconds: number): string {
  const starts = beginnings(film.shots);
  const seen = film.shots.flatMap((shot, index) => {
    const time = seconds - (starts[index] ?? 0);
    const sheet = sheets[index];
    if (!sheet || time < 0 || time > shot.seconds) return [];
    const opacity = index === 0 ? 1 : share(time / DISSOLVE_S);
    return [{ defs: sheet.defs, drawn: group({ opacity }, drawShot(shot, sheet, time)) }];
  });
  const dark = 1 - share(Math.min(seconds, endOf(film.shots) - seconds) / FADE_S);
  const { width, height } = FRAME;
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    [
      ...seen.map(({ defs }) => defs),
      el('rect', { width, height, fill: paint.ink }),
      ...seen.map(({ drawn }) => drawn),
      el('rect', { width, height, fill: paint.ink, 'fill-opacity': dark }),
      ...letters.map((one) => drawCard(one, seconds)),
      drawMark(mark, seconds - endOf(film.shots), END_S),
    ].join(''),
  );
}

function drawShot(shot: Shot, { parts }: Sheets, time: number): string {
  if (parts.length !== shot.parts)
    throw new Error(`${shot.scene} has ${parts.length} parts, not ${shot.parts}: cut it anew`);
  let from = 0;
  return shot.layers
    .map((layer) => {
      const content = parts.slice(from, layer.to).join('');
      from = layer.to;
      return drawLayer(shot, layer, content, time);
    })
    .join('');
}

function drawLayer(shot: Shot, layer: Layer, content: string, time: number): string {
  const { x: moveX = 0, y: moveY = 0, turn, opacity } = layer.moves?.(time) ?? {};
  const at = time / shot.seconds;
  const along = (key: 'x' | 'y' | 'zoom'): number =>
    shot.from[key] + (shot.to[key] - shot.from[key]) * at;
  const scale = (FRAME.width / SEEN) * (1 + (along('zoom') - 1) * layer.depth);
  const [x, y] = [
    shot.about[0] + along('x') * layer.depth,
    shot.about[1] + along('y') * layer.depth,
  ];
  // Finer than a tenth of a point: what moves slowly would else go in steps.
  const fine = (value: number): string => value.toFixed(3);
  const transform =
    `translate(${FRAME.width / 2} ${FRAME.height / 2}) scale(${scale.toFixed(5)}) ` +
    `translate(${fine(moveX - x)} ${fine(moveY - y)})` +
    (turn ? ` rotate(${turn.map(fine).join(' ')})` : '');
  const twice = layer.again
    ? content + group({ transform: `translate(${layer.again.join(' ')})` }, content)
    : content;
  return group({ transform, opacity }, twice);
}

function drawCard({ card, address, width, height }: Lettered, seconds: number): string {
  const near = Math.min(seconds - card.from, card.to - seconds);
  if (near <= 0) return '';
  const [x, y] = [card.at[0] - width / 2, card.at[1] - height / 2];
  const words = el('image', { x, y, width, height, href: address });
  const around = { x: x - 20, y: y - 13, width: width + 40, height: height + 26, rx: 9 };
  const line = { stroke: card.color, 'stroke-width': 1.5, 'stroke-opacity': 0.6 };
  const plate = el('rect', { ...around, fill: paint.ink, 'fill-opacity': 0.78, ...line });
  return group({ opacity: share(near / CARD_FADE_S) }, card.plate ? plate : '', words);
}

function drawMark(mark: string, since: number, lasts: number): string {
  const opacity = share(Math.min(since, lasts - 0.3 - since) / CARD_FADE_S);
  const place = `translate(${FRAME.width / 2 - 60} ${FRAME.height / 2 - 116}) scale(5)`;
  return opacity > 0 ? group({ transform: place, fill: paint.cream, opacity }, mark) : '';
}

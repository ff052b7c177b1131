import { mix, paint, shade } from './color.ts';
import { circle, fill, group, n, stroke } from './svg.ts';

const set = (x: number, y: number, s: number, left: boolean): string =>
  `translate(${n(x)} ${n(y)}) scale(${Math.round((left ? -s : s) * 1000) / 1000} ${Math.round(s * 1000) / 1000})`;

/** A reindeer cow seen from the side with her hoofs on x, y; at `s` 1 she is 210 high at the withers. She looks to the right. */
export function reindeerCow(x: number, y: number, s: number, coat: string, left = false): string {
  const antler =
    'M176 -292Q150 -340 164 -384Q172 -402 190 -408M160 -356Q140 -372 138 -396M158 -332Q186 -340 198 -356M196 -296Q200 -346 230 -378Q244 -390 256 -388M210 -350Q204 -376 212 -400M200 -320Q226 -318 240 -330';
  const far = shade(coat, 0.42);
  return group(
    { transform: set(x, y, s, left) },
    fill(
      'M-88 -120L-52 -120Q-62 -80 -66 -60L-60 -8H-80L-86 -58zM66 -126H102L92 -54L98 -8H78L74 -54z',
      far,
    ),
    fill('M-62 -12h24l4 12h-32zM76 -12h24l4 12h-32z', paint.ink),
    stroke(antler, mix(paint.umber, paint.lime, 0.35), 9, { 'stroke-linecap': 'round' }),
    fill(
      'M-130 -190Q-60 -216 20 -206Q70 -216 102 -208Q130 -226 160 -264L188 -292Q214 -304 236 -286L282 -248Q298 -232 284 -222Q262 -212 240 -220Q222 -226 210 -220Q190 -194 170 -158Q160 -130 120 -112Q40 -90 -60 -102Q-110 -108 -130 -132Q-152 -162 -130 -190z',
      coat,
    ),
    fill(
      'M-128 -150Q-66 -152 -80 -110Q-92 -80 -96 -62L-92 -8H-112L-118 -60Q-126 -76 -124 -96zM92 -132H134Q130 -80 122 -52L126 -8H106L102 -52Q98 -90 92 -132z',
      coat,
    ),
    fill('M-112 -12h22l5 12h-31zM104 -12h24l4 12h-32z', paint.ink),
    fill(
      'M-130 -132Q-60 -118 20 -124Q80 -126 120 -150Q150 -150 120 -112Q40 -90 -60 -102Q-110 -108 -130 -132z',
      paint.ink,
      { opacity: 0.25 },
    ),
    fill(
      'M212 -222Q220 -164 176 -108Q150 -100 128 -122Q150 -170 184 -226z',
      mix(paint.cream, coat, 0.3),
    ),
    stroke(
      'M196 -212q4 30 -14 60M180 -200q2 34 -18 66M164 -180q0 30 -14 52M208 -200q2 34 -14 62M-100 -176l-20 14M-60 -186l-26 10M-20 -190l-26 6M24 -192l-26 4M66 -194l-26 4M104 -190l-24 8M-70 -150l-26 6M-26 -158l-26 4M20 -160l-26 4M64 -164l-24 6M100 -164l-22 8',
      shade(coat, 0.45),
      3,
      { opacity: 0.45, 'stroke-linecap': 'round' },
    ),
    fill('M-110 -194Q-40 -214 30 -204Q-20 -176 -90 -170Q-130 -168 -110 -194z', paint.cream, {
      opacity: 0.22,
    }),
    fill('M-136 -186Q-156 -186 -158 -164Q-142 -158 -134 -170z', paint.cream),
    fill('M270 -254Q300 -236 286 -222Q268 -214 254 -222Q256 -240 270 -254z', shade(coat, 0.5)),
    fill('M168 -280Q136 -294 122 -278Q142 -262 172 -266z', shade(coat, 0.25)),
    circle(226, -264, 6, paint.ink),
    stroke('M218 -272q10 -6 18 0', paint.cream, 3, { opacity: 0.7 }),
  );
}

/** Her calf, all legs. At `s` 1 it is 130 high. */
export function reindeerCalf(x: number, y: number, s: number, coat: string, left = false): string {
  return group(
    { transform: set(x, y, s, left) },
    stroke('M-34 -88L-24 -46L-34 -4M40 -90L54 -46L58 -4', shade(coat, 0.4), 13, {
      'stroke-linejoin': 'round',
    }),
    fill(
      'M-62 -120Q0 -138 54 -126Q74 -132 90 -160Q104 -184 128 -174L154 -148Q160 -136 148 -130Q126 -126 116 -132Q106 -104 84 -88Q20 -70 -44 -82Q-70 -96 -62 -120z',
      coat,
    ),
    stroke('M-52 -94L-62 -46L-54 -4M62 -94L64 -46L76 -4', coat, 14, { 'stroke-linejoin': 'round' }),
    stroke('M-62 -4h16M-42 -4h16M52 -4h14M70 -4h14', paint.ink, 9),
    fill('M-60 -98Q10 -80 92 -100Q80 -88 60 -82Q0 -70 -44 -82Q-58 -88 -60 -98z', paint.ink, {
      opacity: 0.25,
    }),
    fill('M98 -168Q78 -190 62 -184Q72 -166 96 -158z', shade(coat, 0.3)),
    fill('M146 -154Q162 -140 148 -130Q138 -128 130 -132Q134 -146 146 -154z', shade(coat, 0.5)),
    circle(122, -158, 5, paint.ink),
  );
}

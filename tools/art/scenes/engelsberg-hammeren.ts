import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, lines, n, Picture, rect, stroke } from '../lib/svg.ts';
import { rubbleFace } from '../lib/stonework.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5659,
  alt: {
    no: 'Den store hammeren i smia er løftet over et hvitglødende jernstykke; en smed i hvit skjorte holder det med tang, gnistene spruter, og gjennom en åpning ses vannhjulet i dagslys.',
    sv: 'Den stora hammaren i smedjan är lyft över ett vitglödande järnstycke; en smed i vit skjorta håller det med tång, gnistorna sprutar, och genom en öppning syns vattenhjulet i dagsljus.',
    en: 'The great hammer in the forge is raised over a white-hot piece of iron; a smith in a white shirt holds it with tongs, sparks fly, and the water wheel shows through an opening in daylight.',
  },
  caption: {
    no: 'I hammersmia ble råjernet varmet opp igjen og banket til seige stenger. Lyden av hammeren var hverdagen for alle som bodde her. Fritt tegnet.',
    sv: 'I hammarsmedjan värmdes järnet på nytt och slogs till sega stänger. Hammaren går ännu att köra. Fritt tecknat.',
    en: 'In the forge the iron was heated again and hammered into tough bars. The hammer can still be run. Drawn freely.',
  },
  focal: [0.46, 0.55],
};

/** The wheel outside, with the water that falls on it. */
function wheel(p: Picture, cx: number, cy: number, r: number): string {
  const ray = (count: number, r0: number, r1: number, turn: number): string =>
    Array.from({ length: count }, (_, i) => {
      const a = (i / count) * Math.PI * 2;
      return `M${n(cx + Math.cos(a) * r0)} ${n(cy + Math.sin(a) * r0)}L${n(cx + Math.cos(a + turn) * r1)} ${n(cy + Math.sin(a + turn) * r1)}`;
    }).join('');
  const wood = mix(paint.umber, paint.moss, 0.3);
  return (
    stroke(ray(10, 0, r, 0), wood, 13) +
    stroke(ray(26, r * 0.84, r * 1.07, 0.08), paint.tar, 11) +
    circle(cx, cy, r, 'none', { stroke: wood, 'stroke-width': 20 }) +
    circle(cx, cy, r * 0.83, 'none', { stroke: shade(wood, 0.3), 'stroke-width': 11 }) +
    fill(
      `M${cx - r * 0.3} ${cy - r * 1.1}Q${cx + r * 0.8} ${cy - r * 1.1} ${cx + r * 1.14} ${cy}L${cx + r * 0.9} ${cy + r}H${cx + r * 1.3}V${cy - r * 1.24}H${cx - r * 0.3}z`,
      mix(paint.snow, paint.haze, 0.2),
      { opacity: 0.8 },
    ) +
    brush(p, { x: cx + r * 0.8, y: cy - r, w: r * 0.5, h: r * 2 }, 40, 1.5, 60, paint.slate, 3, 0.6)
  );
}

export function draw(): string {
  const p = new Picture('engelsberg-hammeren');
  const wall = mix(paint.slate, paint.granite, 0.5);
  const wood = mix(paint.umber, paint.tar, 0.35);
  const beam = (d: string, w: number): string =>
    stroke(d, shade(wood, 0.4), w) +
    stroke(d, wood, w * 0.8) +
    stroke(d, mix(wood, paint.apricot, 0.3), w * 0.12);
  const iron = (x0: number, x1: number): string =>
    p.along(
      [x0, 0],
      [x1, 0],
      spread(mix(paint.slate, paint.haze, 0.3), mix(paint.night, paint.slate, 0.4), paint.ink),
    );
  p.add(
    rect(
      0,
      0,
      1600,
      1000,
      p.along([0, 0], [1600, 0], spread(shade(wall, 0.7), shade(wall, 0.35), shade(wall, 0.55))),
    ),
    rubbleFace(
      p,
      [
        [0, 0],
        [1600, 0],
        [1600, 790],
        [0, 790],
      ],
      62,
      paint.ink,
      mix(paint.haze, wall, 0.3),
      0.6,
    ),
    // The opening towards the wheel.
    p.clipped(
      'M1010 660V300Q1010 120 1210 120T1410 300V660z',
      rect(
        1000,
        100,
        420,
        570,
        p.down(
          100,
          660,
          spread(paint.mist, paint.snow, mix(paint.leaf, paint.butter, 0.5), paint.leaf),
        ),
      ),
      dabs(
        90,
        () => [between(p.random, 1000, 1420), between(p.random, 320, 470)],
        mix(paint.leaf, paint.pine, 0.3),
        38,
        0.8,
      ),
      wheel(p, 1190, 430, 200),
    ),
    stroke('M1010 660V300Q1010 120 1210 120T1410 300V660', shade(wall, 0.5), 28) +
      stroke('M1024 660V300Q1024 134 1210 134', mix(wall, paint.snow, 0.4), 7),
    fill('M1020 660H1400L1260 1010H560z', paint.mist, { opacity: 0.13 }),
    // The floor, black with scale.
    fill(
      'M0 780H1600V1000H0z',
      p.down(780, 1000, spread(mix(paint.tar, paint.slate, 0.25), paint.ink)),
    ),
    brush(p, { x: 0, y: 790, w: 1600, h: 210 }, 180, 0.04, 60, paint.slate, 3, 0.3),
    glow(p, 520, 730, 620, paint.ember, 0.65),
  );
  // The frame: two posts with a beam across, and the axle with its cams.
  p.add(
    beam('M1160 800V150', 84),
    beam('M300 190H1290', 76),
    beam('M410 820V180', 66),
    stroke('M1330 700H1700', shade(wood, 0.2), 150) +
      stroke('M1330 650H1700', mix(wood, paint.haze, 0.3), 12) +
      circle(1330, 700, 92, wood) +
      circle(1330, 700, 92, 'none', { stroke: paint.ink, 'stroke-width': 14 }) +
      circle(1330, 700, 52, 'none', { stroke: shade(wood, 0.4), 'stroke-width': 5 }),
    stroke('M1260 650L1200 620M1390 770l54 40M1300 780l-24 60M1370 618l20 -60', paint.night, 36),
    // Raised: the helve tilts about its pivot, and the head hangs over the anvil.
    group(
      { transform: 'rotate(7 1130 620)' },
      stroke('M440 612H1250', shade(wood, 0.35), 78) +
        stroke('M440 606H1250', mix(wood, paint.umber, 0.5), 58) +
        stroke('M440 588H1240', mix(paint.apricot, wood, 0.4), 10) +
        stroke('M600 572v80M760 572v80M900 572v80M1050 572v80M1220 572v80', paint.ink, 17),
      fill('M420 460Q520 430 620 460L610 700L584 726H452L428 700z', iron(420, 620)) +
        fill('M452 726L584 726L610 700H428z', paint.ember) +
        stroke('M434 480L442 696', paint.haze, 8, { opacity: 0.7 }) +
        rect(466, 566, 108, 84, paint.ink) +
        rect(478, 578, 84, 60, wood),
    ),
    circle(1130, 620, 40, paint.ink) + circle(1130, 620, 19, paint.slate),
  );
  // The anvil in its block, the white-hot bloom on it.
  p.add(
    fill('M390 860L410 960H700L720 860z', shade(wood, 0.3)) +
      stroke('M396 886H714', paint.night, 18),
    fill('M430 760H680L664 870H446z', iron(430, 690)) +
      fill('M430 760H680L674 786H436z', paint.apricot),
    glow(p, 552, 726, 330, paint.butter, 0.9),
    fill(
      'M440 712Q450 690 480 694H640Q664 694 668 716L660 764H446z',
      p.down(690, 764, spread(paint.snow, paint.cream, paint.butter, paint.apricot)),
    ),
    stroke(
      Array.from({ length: 54 }, () => {
        const a = between(p.random, -3.5, 0.36);
        const [r0, r1] = [between(p.random, 90, 240), between(p.random, 20, 150)];
        return lines(
          [
            [552 + Math.cos(a) * r0, 736 + Math.sin(a) * r0 * 0.8],
            [552 + Math.cos(a) * (r0 + r1), 736 + Math.sin(a) * (r0 + r1) * 0.8],
          ],
          false,
        );
      }).join(''),
      paint.butter,
      5,
      { 'stroke-linecap': 'round' },
    ),
    dabs(
      90,
      () => {
        const [a, r] = [between(p.random, -3.4, 0.3), between(p.random, 160, 470)];
        return [552 + Math.cos(a) * r, 740 + Math.sin(a) * r * 0.72];
      },
      paint.snow,
      7,
      0.95,
    ),
    // The smith in the long white shirt of the forges, with his tongs.
    fill('M860 976q110 -26 240 0q-120 20 -240 0z', paint.ink, { opacity: 0.6 }),
    stroke('M850 772L690 738L640 716M850 796L690 748L640 752', paint.ink, 15, {
      'stroke-linecap': 'round',
    }),
    worker({
      at: [985, 962],
      h: 500,
      coat: mix(paint.snow, paint.lime, 0.2),
      legs: paint.ink,
      hands: [
        [-0.24, 0.36],
        [-0.27, 0.38],
      ],
      lean: -0.13,
      stride: 0.13,
      hat: 'brim',
      hatColor: paint.ink,
      beard: mix(paint.umber, paint.granite, 0.3),
      skirt: mix(paint.snow, paint.lime, 0.32),
      sleeve: mix(paint.snow, paint.butter, 0.35),
    }),
    fill(
      'M872 760Q930 700 950 590L1000 560Q960 700 960 950L880 958Q862 860 872 760z',
      paint.apricot,
      { opacity: 0.28 },
    ),
    // The boy who lets the water on.
    worker({
      at: [210, 930],
      h: 380,
      coat: mix(paint.fjord, paint.ink, 0.25),
      legs: paint.ink,
      hands: [
        [-0.02, 0.98],
        [0.14, 0.6],
      ],
      lean: 0.04,
      hat: 'cap',
      hatColor: paint.tar,
      sleeve: mix(paint.fjord, paint.rust, 0.3),
    }),
    stroke('M200 -10V560', mix(paint.umber, paint.slate, 0.3), 12),
    vignette(p, 620, 640, 0.6),
  );
  return p.svg();
}

import { flame } from '../lib/candle.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { brush } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5621,
  alt: {
    no: 'Scenen i snitt: øverst synger to skuespillere mellom kulisser i stearinlys; under gulvet går fire menn rundt et stort gangspill med tau til alle sider.',
    sv: 'Scenen i snitt: överst sjunger två skådespelare mellan kulisser i ljussken; under golvet går fyra män runt ett stort gångspel med linor åt alla håll.',
    en: 'The stage in section: above, two players sing among the wings by candlelight; below the floor four men walk round a great capstan with ropes on every side.',
  },
  caption: {
    no: 'Valser, tau og motvekter bytter dekor for åpent teppe. Maskineriet drives fortsatt for hånd.',
    sv: 'Valsar, linor och motvikter byter dekor för öppen ridå. Maskineriet drivs fortfarande för hand.',
    en: 'Rollers, ropes and counterweights change the scenery with the curtain up. The machinery is still worked by hand.',
  },
  focal: [0.5, 0.55],
};

export function draw(): string {
  const p = new Picture('drottningholm-maskinen');
  const beam = mix(paint.umber, paint.tar, 0.2);
  const floor = 430;
  p.add(
    rect(
      0,
      0,
      1600,
      floor,
      p.around(
        800,
        330,
        900,
        spread(
          mix(paint.butter, paint.cream, 0.3),
          mix(paint.apricot, paint.rose, 0.4),
          mix(paint.heather, paint.plum, 0.4),
          paint.plum,
        ),
      ),
    ),
    // A garden that narrows: painted wings in pairs, a temple at the end.
    fill('M690 430V290h-20l130 -70l130 70h-20v140z', mix(paint.cream, paint.rose, 0.25)) +
      rect(716, 300, 22, 130, paint.snow) +
      rect(766, 300, 22, 130, paint.snow) +
      rect(816, 300, 22, 130, paint.snow) +
      rect(866, 300, 22, 130, paint.snow) +
      rect(742, 316, 22, 114, mix(paint.heather, paint.rose, 0.3)) +
      rect(842, 316, 22, 114, mix(paint.heather, paint.rose, 0.3)),
    ...[0, 1, 2, 3].flatMap((i) => {
      const [x, top, w] = [560 - i * 140, 190 - i * 56, 96 + i * 30];
      const tone = mix(mix(paint.leaf, paint.butter, 0.35), paint.pine, i * 0.24);
      const leaf = (m: number): string => {
        const at = (v: number): number => (m > 0 ? v : 1600 - v);
        return (
          fill(
            `M${at(x)} ${floor}V${top + 60}Q${at(x - w * 0.1)} ${top} ${at(x + w * 0.5)} ${top}Q${at(x + w * 1.1)} ${top + 20} ${at(x + w)} ${top + 90}Q${at(x + w * 1.2)} ${top + 150} ${at(x + w * 0.86)} ${top + 200}V${floor}z`,
            tone,
          ) +
          stroke(
            `M${at(x + w * 0.3)} ${top + 40}q10 30 0 60M${at(x + w * 0.6)} ${top + 80}q10 30 0 60M${at(x + w * 0.4)} ${top + 150}q10 30 0 60`,
            mix(tone, paint.butter, 0.5),
            7,
            { opacity: 0.7, 'stroke-linecap': 'round' },
          )
        );
      };
      return [leaf(1), leaf(-1)];
    }),
    // Borders hang from above.
    fill(
      'M-20 -20H1620V60Q1500 110 1400 60T1160 70T900 56T660 70T420 56T200 70T-20 60z',
      mix(paint.fjord, paint.heather, 0.4),
    ),
    fill(
      'M-20 -20H1620V24Q1460 70 1300 30T960 36T620 30T300 36T-20 24z',
      mix(paint.oxblood, paint.rust, 0.3),
    ) + stroke('M-20 24Q140 66 300 36T620 30T960 36T1300 30T1620 24', paint.butter, 7),
    worker({
      at: [690, 428],
      h: 220,
      coat: mix(paint.rose, paint.ember, 0.3),
      legs: paint.snow,
      skirt: mix(paint.rose, paint.cream, 0.4),
      hands: [
        [0.34, 0.74],
        [-0.3, 0.56],
      ],
      lean: 0.03,
    }),
    fill('M654 428Q640 350 664 320H716Q740 350 770 428z', mix(paint.rose, paint.cream, 0.35)) +
      fill('M668 250Q660 200 694 192Q730 196 722 246Q712 220 694 222Q676 222 668 250z', paint.snow),
    worker({
      at: [900, 428],
      h: 226,
      coat: mix(paint.fjord, paint.slate, 0.4),
      legs: paint.snow,
      hands: [
        [-0.34, 0.78],
        [0.2, 0.5],
      ],
      lean: -0.03,
      stride: 0.1,
    }),
    fill(
      'M872 240Q868 196 896 190Q930 194 924 240L936 262L916 252Q912 220 896 220Q880 220 872 240z',
      paint.snow,
    ),
    ...Array.from({ length: 13 }, (_, i) => flame(p, 320 + i * 80, floor - 16, 8, 6)),
    // The floor in section, with the slots in which the wings run.
    rect(
      0,
      floor,
      1600,
      44,
      p.down(floor, floor + 44, spread(mix(beam, paint.butter, 0.45), beam)),
    ) +
      stroke(Array.from({ length: 21 }, (_, i) => `M${i * 80} ${floor}v44`).join(''), paint.tar, 4),
  );
  p.add(
    rect(
      0,
      floor + 44,
      1600,
      530,
      p.around(
        800,
        800,
        900,
        spread(
          mix(beam, paint.apricot, 0.35),
          mix(paint.tar, paint.umber, 0.2),
          mix(paint.ink, paint.tar, 0.4),
        ),
      ),
    ),
    brush(p, { x: 0, y: 480, w: 1600, h: 400 }, 140, 1.57, 70, paint.ink, 3, 0.35),
    // Light falls through the slots.
    ...[300, 430, 560, 1040, 1170, 1300].map(
      (x) =>
        rect(x - 7, floor, 14, 44, paint.butter) +
        poly(
          [
            [x - 7, 474],
            [x + 7, 474],
            [x + 60, 860],
            [x - 60, 860],
          ],
          p.down(474, 860, [
            [0, paint.butter, 0.45],
            [1, paint.butter, 0],
          ]),
        ),
    ),
    // Carriages that carry the wings, on their rails.
    stroke('M200 560H660M940 560H1400', mix(beam, paint.umber, 0.3), 13),
    ...[300, 430, 560, 1040, 1170, 1300].map(
      (x) =>
        stroke(`M${x} 474V540`, mix(beam, paint.ochre, 0.3), 15) +
        stroke(`M${x - 44} 536h88`, mix(beam, paint.ochre, 0.4), 17) +
        circle(x - 30, 552, 13, paint.tar) +
        circle(x + 30, 552, 13, paint.tar),
    ),
    // The long roller overhead, and posts.
    rect(
      120,
      610,
      1360,
      54,
      p.down(
        610,
        664,
        spread(mix(beam, paint.butter, 0.5), mix(beam, paint.ochre, 0.2), shade(beam, 0.5)),
      ),
    ) +
      stroke(
        Array.from(
          { length: 12 },
          (_, i) =>
            `M${n(210 + i * 110)} 608q14 28 4 58M${n(222 + i * 110)} 608q14 28 4 58M${n(234 + i * 110)} 608q14 28 4 58`,
        ).join(''),
        paint.lime,
        8,
      ),
    stroke('M90 474V940M1510 474V940', beam, 48) +
      stroke('M78 474V940M1498 474V940', mix(beam, paint.butter, 0.35), 6),
    stroke(
      'M300 664L720 760M430 664L740 752M560 664L770 746M1040 664L830 746M1170 664L860 752M1300 664L880 760',
      paint.lime,
      6,
    ),
    stroke('M190 664V800M1410 664V770', paint.lime, 6) +
      fill('M156 800h68v100h-68zM1376 770h68v110h-68z', mix(paint.granite, paint.tar, 0.3)) +
      stroke('M156 832h68M156 866h68M1376 806h68M1376 842h68', paint.tar, 5),
    rect(
      0,
      920,
      1600,
      90,
      p.around(
        800,
        940,
        900,
        spread(mix(beam, paint.butter, 0.4), mix(paint.tar, paint.umber, 0.3), paint.ink),
      ),
    ) + stroke('M0 950H1600M0 980H1600', paint.tar, 4),
    fill('M480 936Q800 1010 1120 936Q800 976 480 936z', paint.ink, { opacity: 0.5 }),
    // The capstan: the far bars and men, the drum, the near ones.
    stroke('M800 820L560 800M800 820L1040 800', mix(beam, paint.ochre, 0.2), 20, {
      'stroke-linecap': 'round',
    }),
    worker({
      at: [560, 920],
      h: 250,
      coat: mix(paint.moss, paint.umber, 0.3),
      legs: paint.tar,
      hands: [
        [0.12, 0.48],
        [0.2, 0.5],
      ],
      lean: 0.12,
      stride: 0.18,
      hat: 'cap',
      hatColor: paint.rust,
      sleeve: mix(paint.lime, paint.granite, 0.4),
    }),
    worker({
      at: [1040, 920],
      h: 250,
      coat: mix(paint.heather, paint.plum, 0.4),
      legs: paint.tar,
      hands: [
        [-0.12, 0.48],
        [-0.2, 0.5],
      ],
      lean: -0.12,
      stride: 0.18,
      hat: 'cap',
      hatColor: mix(paint.umber, paint.lime, 0.3),
      sleeve: mix(paint.lime, paint.granite, 0.4),
    }),
    fill(
      'M720 920L744 740H856L880 920z',
      p.along(
        [720, 0],
        [880, 0],
        spread(mix(beam, paint.butter, 0.5), mix(beam, paint.ochre, 0.3), shade(beam, 0.4)),
      ),
    ) +
      stroke('M740 770H860M738 786H862M735 802H865M732 860H868M730 876H870', paint.lime, 9) +
      rect(734, 722, 132, 26, mix(beam, paint.butter, 0.3)) +
      stroke('M800 722V664', beam, 30),
    stroke('M800 836L350 868M800 836L1250 868', mix(beam, paint.ochre, 0.35), 24, {
      'stroke-linecap': 'round',
    }) +
      stroke('M800 830L350 862M800 830L1250 862', mix(paint.butter, paint.ochre, 0.4), 5, {
        opacity: 0.7,
      }),
    worker({
      at: [330, 970],
      h: 320,
      coat: mix(paint.fjord, paint.slate, 0.3),
      legs: mix(paint.tar, paint.ink, 0.4),
      hands: [
        [0.14, 0.32],
        [0.26, 0.36],
      ],
      lean: 0.16,
      stride: 0.2,
      beard: paint.umber,
      sleeve: paint.cream,
    }),
    worker({
      at: [1270, 970],
      h: 320,
      coat: mix(paint.rust, paint.ember, 0.25),
      legs: mix(paint.tar, paint.ink, 0.4),
      hands: [
        [-0.14, 0.32],
        [-0.26, 0.36],
      ],
      lean: -0.16,
      stride: 0.2,
      beard: paint.tar,
      sleeve: paint.cream,
    }),
    // The box with stones that is thunder, hung at the side, and a lantern.
    stroke('M1500 700L1590 560', paint.lime, 5) +
      fill('M-20 690L150 640L160 700L-20 752z', mix(beam, paint.ochre, 0.25)) +
      circle(20, 716, 20, paint.granite) +
      circle(66, 704, 17, mix(paint.granite, paint.tar, 0.3)) +
      circle(104, 690, 18, paint.granite),
    rect(640, 690, 34, 46, paint.butter) +
      stroke('M640 690h34v46h-34zM657 690v-26', paint.tar, 5) +
      glow(p, 657, 712, 260, paint.butter, 0.55),
    glow(p, 800, 860, 420, paint.apricot, 0.25),
    vignette(p, 800, 560, 0.6),
  );
  return p.svg();
}

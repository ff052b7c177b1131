import { mix, paint, shade } from '../lib/color.ts';
import { brush } from '../lib/land.ts';
import { glow } from '../lib/light.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, Picture, rect, stroke } from '../lib/svg.ts';
import { snowfall } from '../lib/weather.ts';

export const meta: Meta = {
  id: 5628,
  alt: {
    no: 'I snøvær ved en rød kirkevegg løfter et barn på hatten til en skjeggete mann av tre; i den andre hånden holder barnet en mynt mot sprekken i hodet hans.',
    sv: 'I snöfall vid en röd kyrkvägg lyfter ett barn på hatten till en skäggig man av trä; i andra handen håller barnet ett mynt mot springan i hans huvud.',
    en: 'In falling snow by a red church wall a child lifts the hat of a bearded wooden man and holds a coin to the slot in his head.',
  },
  caption: {
    no: 'Gubben Rosenbom er en kollektbøsse for de fattige. Du må løfte på hatten hans for å gi.',
    sv: 'Gubben Rosenbom är en fattigbössa. Du måste lyfta på hans hatt för att ge.',
    en: 'Old Man Rosenbom is a collecting box for the poor. You have to lift his hat to give.',
  },
  focal: [0.5, 0.4],
};

export function draw(): string {
  const p = new Picture('karlskrona-rosenbom');
  const red = mix(paint.rust, paint.oxblood, 0.3);
  const coat = mix(paint.night, paint.ink, 0.3);
  const wood = mix(paint.rose, paint.ochre, 0.4);
  p.add(
    rect(
      0,
      0,
      1600,
      1000,
      p.along(
        [0, 0],
        [1600, 800],
        spread(mix(red, paint.plum, 0.25), red, mix(red, paint.plum, 0.4)),
      ),
    ),
    brush(p, { x: 0, y: 0, w: 1600, h: 960 }, 260, 1.57, 90, paint.oxblood, 3, 0.45) +
      brush(
        p,
        { x: 0, y: 0, w: 1600, h: 960 },
        130,
        1.57,
        80,
        mix(red, paint.apricot, 0.4),
        2.4,
        0.3,
      ),
    stroke(Array.from({ length: 17 }, (_, i) => `M${20 + i * 100} 0V960`).join(''), paint.tar, 6, {
      opacity: 0.7,
    }) +
      stroke(
        Array.from({ length: 17 }, (_, i) => `M${28 + i * 100} 0V960`).join(''),
        paint.rose,
        3,
        { opacity: 0.2 },
      ),
    // The church door at the right, white and double, with lamplight over it.
    rect(1190, 90, 380, 880, paint.snow) +
      rect(1226, 130, 308, 840, mix(paint.leaf, paint.night, 0.45)) +
      stroke('M1380 130V970', paint.ink, 6) +
      stroke(
        'M1250 160h106v240h-106zM1404 160h106v240h-106zM1250 440h106v420h-106zM1404 440h106v420h-106z',
        mix(paint.leaf, paint.mist, 0.3),
        7,
      ) +
      circle(1364, 520, 11, paint.butter) +
      circle(1396, 520, 11, paint.butter),
    fill('M1170 90L1380 -40L1590 90z', paint.snow) +
      rect(1170, 76, 420, 26, mix(paint.haze, paint.slate, 0.3)),
    stroke('M1120 170h-60v40', paint.ink, 8) +
      fill('M1030 210h60l14 90h-88z', mix(paint.butter, paint.snow, 0.3)) +
      stroke('M1030 210h60l14 90h-88zM1060 210v90M1024 210l36 -30l36 30', paint.ink, 6) +
      glow(p, 1060, 260, 420, paint.butter, 0.65),
    // Rosenbom: carved, jointless, larger than life.
    fill(
      'M370 1010Q360 700 430 560Q470 500 560 500H700Q790 500 830 570Q890 720 880 1010z',
      p.along([370, 0], [880, 0], spread(shade(coat, 0.4), coat, mix(coat, paint.slate, 0.5))),
    ),
    stroke('M630 560V1010', mix(coat, paint.slate, 0.5), 8) +
      circle(610, 660, 12, paint.butter) +
      circle(610, 750, 12, paint.butter) +
      circle(610, 840, 12, paint.butter) +
      circle(610, 930, 12, paint.butter) +
      stroke('M460 640Q430 800 440 1000M800 640Q830 800 820 1000', paint.ink, 6, { opacity: 0.6 }),
    fill('M500 500Q560 580 630 580Q700 580 760 500L720 470H540z', paint.snow) +
      stroke('M540 510Q600 556 630 556Q680 556 724 510', mix(paint.haze, paint.slate, 0.3), 5),
    // Head with its slot; the beard hangs in carved locks.
    fill(
      'M520 300Q520 210 630 206Q744 210 744 310Q748 470 632 500Q520 470 520 300z',
      p.along([520, 0], [744, 0], spread(shade(wood, 0.35), wood, mix(wood, paint.butter, 0.4))),
    ),
    rect(590, 214, 84, 13, paint.ink),
    fill(
      'M516 350Q500 470 560 556Q596 600 632 622Q676 600 710 556Q766 470 750 350Q724 420 690 416Q660 396 632 404Q600 396 574 416Q540 420 516 350z',
      mix(paint.granite, paint.cream, 0.35),
    ) +
      stroke(
        'M536 420Q540 500 580 556M566 440Q580 520 612 588M602 440Q604 530 632 606M662 440Q664 520 650 590M696 440Q690 510 680 566M728 420Q726 490 704 550',
        mix(paint.granite, paint.umber, 0.4),
        7,
        { 'stroke-linecap': 'round' },
      ) +
      stroke('M596 436q36 22 72 0', mix(paint.rust, paint.umber, 0.2), 11, {
        'stroke-linecap': 'round',
      }),
    fill(
      'M618 310Q610 370 596 384Q630 402 664 382Q650 366 650 310z',
      mix(wood, paint.butter, 0.25),
    ) + stroke('M596 384Q630 402 664 382', shade(wood, 0.4), 5),
    fill('M552 324q30 -24 56 0q-28 20 -56 0zM660 324q30 -24 56 0q-28 20 -56 0z', paint.snow) +
      circle(582, 324, 11, paint.ink) +
      circle(688, 324, 11, paint.ink) +
      stroke(
        'M544 296Q578 272 612 296M654 296Q690 272 722 296',
        mix(paint.granite, paint.cream, 0.2),
        13,
        { 'stroke-linecap': 'round' },
      ) +
      circle(546, 376, 20, mix(paint.ember, wood, 0.5), { opacity: 0.6 }) +
      circle(722, 376, 20, mix(paint.ember, wood, 0.5), { opacity: 0.6 }),
    // Age: grain and a crack through the paint.
    brush(p, { x: 400, y: 520, w: 450, h: 470 }, 90, 1.57, 60, paint.ink, 2.6, 0.4) +
      stroke('M700 220Q712 280 700 330T716 400', shade(wood, 0.5), 3),
    // The board in his hand; its verse is only lines here.
    stroke('M440 620Q330 720 300 800', coat, 88, { 'stroke-linecap': 'round' }) +
      stroke('M312 776L298 806', paint.snow, 84),
    fill('M60 640H330V930H60z', paint.ink, { opacity: 0.4, transform: 'translate(14 16)' }) +
      rect(60, 640, 270, 290, paint.snow) +
      stroke('M60 640h270v290h-270z', mix(paint.umber, paint.ochre, 0.2), 13) +
      stroke(
        'M96 700h190M96 740h160M96 780h196M96 820h140M96 860h180',
        mix(paint.tar, paint.slate, 0.4),
        8,
        { 'stroke-dasharray': '40 9 22 9 60 9' },
      ) +
      fill('M290 780q50 -10 56 30q0 30 -40 30q-30 -10 -16 -60z', wood) +
      stroke('M296 800h44M298 820h40', shade(wood, 0.4), 5),
    // The other arm, stretched to receive.
    stroke('M820 620Q900 740 880 860', coat, 84, { 'stroke-linecap': 'round' }) +
      circle(880, 890, 36, wood),
    // The hat, on its hinge.
    stroke('M516 250L476 200', paint.slate, 8),
    fill('M440 196Q600 90 820 60L826 84Q640 130 470 226z', mix(paint.ink, paint.tar, 0.2)) +
      fill('M520 150Q500 40 560 4Q660 -40 740 -16Q772 20 760 82Q640 96 520 150z', paint.ink) +
      stroke('M520 146Q640 92 760 78', mix(paint.ochre, paint.butter, 0.3), 13) +
      fill('M516 60Q560 -10 650 -24Q700 -30 740 -16Q640 0 570 50Q530 80 520 130z', paint.snow),
  );
  p.add(
    // The child on tiptoe on the steps.
    rect(840, 930, 420, 80, mix(paint.granite, paint.slate, 0.3)) +
      rect(880, 828, 300, 120, mix(paint.granite, paint.slate, 0.15)) +
      fill(
        'M870 832Q980 806 1080 822T1190 828V848H870zM830 934Q960 916 1100 930T1270 930V946H830z',
        paint.snow,
      ),
    group(
      { transform: 'translate(-20 -104)' },
      fill(
        'M960 940Q950 780 980 640Q1040 590 1110 640Q1150 780 1140 940z',
        p.along(
          [950, 0],
          [1140, 0],
          spread(mix(paint.fjord, paint.slate, 0.5), mix(paint.fjord, paint.night, 0.2)),
        ),
      ) +
        stroke('M966 900Q1050 920 1138 900', mix(paint.haze, paint.snow, 0.4), 13) +
        stroke('M1046 640V900', mix(paint.haze, paint.snow, 0.3), 5) +
        stroke('M1000 940v-10M1090 940v-10', paint.tar, 44),
    ),
    stroke('M990 570Q900 430 822 110', mix(paint.fjord, paint.slate, 0.35), 50, {
      'stroke-linecap': 'round',
    }) + circle(818, 92, 28, paint.ember),
    stroke('M1030 580Q880 540 744 296', mix(paint.fjord, paint.slate, 0.15), 50, {
      'stroke-linecap': 'round',
    }) + circle(726, 276, 28, paint.ember),
    circle(690, 222, 25, mix(paint.butter, paint.ochre, 0.3)) +
      circle(690, 222, 18, 'none', {
        stroke: mix(paint.umber, paint.ochre, 0.3),
        'stroke-width': 3,
      }) +
      glow(p, 690, 222, 90, paint.butter, 0.7),
    group(
      { transform: 'translate(-20 -104)' },
      circle(1050, 570, 74, mix(paint.rose, paint.cream, 0.2)) +
        fill(
          'M974 570Q960 470 1050 456Q1140 464 1130 570Q1112 520 1050 520Q990 522 974 570z',
          paint.ember,
        ) +
        stroke('M976 556Q1050 500 1128 556', mix(paint.cream, paint.butter, 0.3), 21) +
        circle(1056, 444, 30, paint.cream) +
        stroke('M1120 600Q1150 660 1130 720', mix(paint.ochre, paint.butter, 0.3), 24, {
          'stroke-linecap': 'round',
        }),
      circle(1006, 580, 6, paint.ink) +
        stroke('M988 604q12 12 26 4', mix(paint.rust, paint.umber, 0.3), 5, {
          'stroke-linecap': 'round',
        }) +
        circle(1014, 600, 13, mix(paint.ember, paint.rose, 0.4), { opacity: 0.6 }),
      stroke('M984 640Q1050 690 1118 640', mix(paint.cream, paint.butter, 0.3), 34, {
        'stroke-linecap': 'round',
      }) +
        stroke('M1090 660Q1110 720 1096 770', mix(paint.cream, paint.butter, 0.2), 30, {
          'stroke-linecap': 'round',
        }),
    ),
    fill('M-20 1010V950Q300 930 620 960T1240 950T1620 940V1010z', paint.snow) +
      brush(p, { x: 0, y: 965, w: 1600, h: 34 }, 50, 0.02, 70, paint.haze, 3, 0.6),
    snowfall(p, 150, paint.snow),
  );
  return p.svg();
}

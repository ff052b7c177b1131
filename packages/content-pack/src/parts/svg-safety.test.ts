import { expect, it } from 'vitest';
import { findSvgIssues } from './svg-safety.ts';
import { inEnglish } from './test-pack.ts';

const svg = (inner: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">\n${inner}\n</svg>`;

it.each([
  '<script>alert(1)</script>',
  '<svg:script href="#x"/>',
  '<g onload="alert(1)"/>',
  "<g onclick='x'/>",
  '<g\nonmouseover = "x"/>',
  '<a href="javascript:alert(1)"><g/></a>',
  '<a href="java&#115;cript:alert(1)"><g/></a>',
  '<a xlink:href="https://example.org"><g/></a>',
  '<image href="http://example.org/a.png"/>',
  '<image xlink:href="//example.org/a.png"/>',
  '<image href="file:///etc/passwd"/>',
  '<image href="a.png"/>',
  '<image href="data:image/svg+xml,x"/>',
  '<use href="other.svg#a"/>',
  '<use href = "other.svg#a"/>',
  '<g style="fill: url(http://example.org/a.svg#b)"/>',
  '<g style="fill: u\\72l(http://example.org)"/>',
  '<g style="fill: url(&quot;http://example.org&quot;)"/>',
  '<style>@import "http://example.org/a.css";</style>',
  '<style>@\\69mport "http://example.org/a.css";</style>',
  '<style>g { background: image-set("http://example.org/a.png" 1x) }</style>',
  '<foreignObject><p/></foreignObject>',
  '<set attributeName="href" to="x"/>',
  '<animate attributeName="xlink:href" values="x"/>',
])('findSvgIssues rejects %s', (inner) => {
  expect(findSvgIssues(svg(inner))).toContainEqual(
    expect.objectContaining({ line: expect.any(Number) }),
  );
});

it.each([
  '<!DOCTYPE svg [<!ENTITY x "y">]><svg/>',
  '<?xml-stylesheet href="http://example.org/a.css"?><svg/>',
])('findSvgIssues rejects %s', (source) => expect(findSvgIssues(source)).not.toEqual([]));

it.each([
  '<g fill="url(#a)" style="filter: url(\'#b\')" clip-path="url( #c )"/>',
  '<use href="#a"/><use xlink:href="#a"/>',
  '<image href="data:image/png;base64,AAAA"/>',
  '<g style="fill:url(&quot;#a&quot;)"/>',
  '<text>Kjøp nå, on = av</text>',
  '<!-- Drawn with a program (http://www.example.org/) -->',
  '<animate attributeName="opacity" values="0;1"/>',
])('findSvgIssues accepts %s', (inner) => expect(findSvgIssues(svg(inner))).toEqual([]));

it('findSvgIssues names the line of each issue', () => {
  expect(findSvgIssues(svg('<g/>\n<script/>')).map(inEnglish)).toEqual([
    expect.objectContaining({ line: 4, message: 'The SVG holds a script' }),
  ]);
});

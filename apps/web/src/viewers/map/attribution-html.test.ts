import { expect, it } from 'vitest';
import { attributionHtml } from './map-ground.ts';

it.each([
  ['© Kartverket', '© Kartverket'],
  ['[© OSM](https://osm.example/c) & co', '<a href="https://osm.example/c">© OSM</a> &amp; co'],
  ['<script>x</script>', '&lt;script&gt;x&lt;/script&gt;'],
  ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
  ['[x](https://a" onclick="y)', '[x](https://a&quot; onclick=&quot;y)'],
])('writes %j', (text, html) => expect(attributionHtml(text)).toBe(html));

/** A page with MapLibre alone and nothing of ours: the same points, clustered in the same way, on plain ground. */
import { createRequire } from 'node:module';
import type { BrowserContext } from '@playwright/test';
import { API_KEY } from './processes.ts';

export interface Box {
  readonly width: number;
  readonly height: number;
}

const require = createRequire(import.meta.url);
const FILES = ['maplibre-gl.mjs', 'maplibre-gl-worker.mjs'];

/** Puts the page at `/floor/` of the server under measurement, from where it asks for the same points. */
export async function routeFloor(context: BrowserContext, box: Box, asked: string): Promise<void> {
  for (const file of FILES)
    await context.route(`**/floor/${file}`, (route) =>
      route.fulfill({
        path: require.resolve(`maplibre-gl/dist/${file}`),
        contentType: 'text/javascript',
      }),
    );
  await context.route('**/floor/', (route) =>
    route.fulfill({ body: page(box, asked), contentType: 'text/html' }),
  );
}

const page = ({ width, height }: Box, asked: string): string => `<!doctype html>
<div id="map" style="width: ${width}px; height: ${height}px"></div>
<script type="module">
  import { Map, setWorkerUrl } from '/floor/maplibre-gl.mjs';
  setWorkerUrl('/floor/maplibre-gl-worker.mjs');
  const collection = (features) => ({ type: 'FeatureCollection', features });
  const clusters = { cluster: true, clusterRadius: 44, clusterMaxZoom: 14 };
  const circles = { type: 'circle', source: 'points', paint: { 'circle-radius': 18 } };
  const map = new Map({
    container: 'map',
    center: [10, 61],
    zoom: 5,
    style: {
      version: 8,
      sources: { points: { type: 'geojson', data: collection([]), ...clusters } },
      layers: [
        { id: 'ground', type: 'background', paint: { 'background-color': '#eee' } },
        { id: 'circles', ...circles },
      ],
    },
  });
  map.once('idle', async () => {
    map.getContainer().dataset.status = 'ready';
    const answer = await fetch('${asked}', { headers: { 'api-key': '${API_KEY}' } });
    const { points } = await answer.json();
    const features = points.map(([id, kind, lat, lng]) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lng, lat] },
      properties: { id, kind },
    }));
    await map.getSource('points').setData(collection(features));
  });
</script>`;

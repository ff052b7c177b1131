/** Image tiles for galleries: their code is requested with the first tiled image. */
export async function loadTilesLazily(imageUrl: string) {
  const { loadTiles } = await import('./load-tiles.ts');
  return loadTiles(imageUrl);
}

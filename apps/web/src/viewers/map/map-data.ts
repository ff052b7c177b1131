/** Paths of the map's data, and the zoom from which the town map is used. */

/** The bundled archive, served by the server's tiles module from content/basemap. */
export const DEFAULT_BASEMAP = '/basemap/nordic.pmtiles';

/** The content pack's town map, served by the server's tiles module. */
export const TOWN_MAP_PATH = '/basemap/plan.geojson';

/** Lowest zoom of a pack's town map: a town fits on a phone. */
export const TOWN_MAP_ZOOM = 13;

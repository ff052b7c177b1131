/** The content pack's town map, served by the server's tiles module. */
export const TOWN_MAP_PATH = '/basemap/plan.geojson';

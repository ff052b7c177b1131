/** Given by the server's tiles module from the content pack: all of its plan. */
export const TOWN_MAP_PATH = '/basemap/plan.geojson';

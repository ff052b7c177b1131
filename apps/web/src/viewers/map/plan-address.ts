/** Given by the server's tiles module from the content pack: all of its plan. */
export const PLAN_ADDRESS = '/basemap/plan.geojson';

/** Lowest zoom of a pack's town map: a town fits on a phone. */
export const TOWN_MAP_ZOOM = 13;

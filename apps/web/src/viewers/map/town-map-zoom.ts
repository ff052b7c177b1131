/** From here on a pack's plan is drawn: a town fits a phone. Apart from what draws it, which comes only then. */
export const TOWN_MAP_ZOOM = 13;

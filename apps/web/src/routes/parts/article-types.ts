/** What an article is about, in schema.org's words. */
export const ARTICLE_TYPES = ['TouristAttraction', 'LandmarksOrHistoricalBuildings'] as const;

/**
 * The numbers and names that the specification fixes (specification §9 unless said otherwise), each
 * once. Lengths are CSS pixels, times milliseconds, distances metres, unless the name says
 * otherwise.
 */

export const PRODUCT_NAME = 'Varde';
/** Shown on the about page (specification §1.4). */
export const PRODUCT_VERSION = '3.15.0';

// Sign-in
export const TOKEN_REFRESH_BEFORE_EXPIRY_MS = 60_000;
export const LOGOUT_REDIRECT_DELAY_MS = 500;
export const LOGIN_REDIRECT_DELAY_MS = 1_000;
export const LANGUAGE_CHANGE_DELAY_MS = 500;

// Position and distance
export const POSITION_WATCH_OPTIONS = {
  enableHighAccuracy: true,
  maximumAge: 0,
  timeout: 10_000,
} as const;
/** Given to items without a location, so that they sort last. */
export const DISTANCE_WITHOUT_LOCATION_M = 10_000_000;
/** Above this, a distance is shown in kilometres with one decimal. */
export const KILOMETRES_FROM_M = 1_000;
/** `location` is rounded to this many decimals before it leaves the device (specification §7.2). */
export const LOCATION_DECIMALS_ON_WIRE = 3;

// Locked articles (specification §4.9)
/** Of a body that opens a lock: a position and a code. */
export const UNLOCK_MAX_BYTES = 4_096;
/** A grant is short-lived: long enough to read one article on the spot. */
export const GRANT_LIFE_S = 1_800;
/** How many grants a request may carry; more are not looked at. */
export const GRANTS_PER_REQUEST = 20;
/** Wrong guesses of an access code from one address, for one document. */
export const CODE_GUESSES_PER_IP = { count: 10, windowS: 600 } as const;
/** Wrong guesses of one document's access code, from all addresses together. */
export const CODE_GUESSES_PER_DOCUMENT = { count: 200, windowS: 3_600 } as const;

// What is kept for visitors who have signed in
/** Of a body: thousands of favourites with their times, or the log of a long run, fit. */
export const USER_DATA_MAX_BYTES = 262_144;
export const FAVOURITES_MAX = 5_000;

// Moving to another phone (ours): what the device has locked, for as long as it takes to point a camera at it
export const TRANSFER_LIFE_S = 600;
/** Of a body: all favourites and the logs of a summer's rebuses. */
export const TRANSFER_MAX_BYTES = 524_288;
/** A museum's visitors share an address. */
export const TRANSFERS_PER_IP = { count: 60, windowS: 3_600 } as const;
/** From all addresses together, so that the database holds no more than so many at once. */
export const TRANSFERS_OF_ALL = { count: 600, windowS: 600 } as const;
/** Codes that fetched nothing. */
export const TRANSFER_GUESSES_PER_IP = { count: 60, windowS: 600 } as const;

// The rebus (ours; specification §4.8: a wrong answer can be retried with fewer points)
/** Of a task's points, lost with each different wrong answer. */
export const REBUS_WRONG_ANSWER_SHARE = 0.2;
/** What solving gives however it came about. */
export const REBUS_LEAST_POINTS = 1;

// Paging
export const DOCUMENT_ID_BATCH = 150;
export const PAGE_SIZE = 10;
/** Ours: as many as ids may be asked for at once. */
export const PAGE_SIZE_MAX = 150;
/** Ours: pixels before the end of a list at which the next page is fetched. */
export const LIST_GROWS_BEFORE_END = 200;

// Search (ours)
/** Nothing that is typed is sent before it has this many letters. */
export const SUGGEST_MIN_LENGTH = 2;
export const SUGGESTIONS_MAX = 6;
/** Typing must rest this long before suggestions are asked for. */
export const SUGGEST_REST_MS = 200;
/** As long as the API takes. */
export const SEARCH_MAX_LENGTH = 200;

// Maps
/** Ours: a map wants every point unless it says otherwise. */
export const MAP_POINTS_MAX = 100_000;
export const OWNER_POINTS_MAX = 10_000;

// Ways on foot (ours)
/** An easy pace with time to look around, as the routers of the field reckon. */
export const WALKING_METRES_PER_SECOND = 1.35;
/** A good day on foot; nobody is sent on a longer way. */
export const WALK_LONGEST_M = 40_000;
/** As many as every router takes in one question. */
export const ROUTE_PLACES_MAX = 50;
/** How far from a path a place may be and still be reached by it; a position on the wire is up to 80 m off. */
export const PATH_SNAP_MAX_M = 250;

// Pictures
export const THUMBNAIL_SIZE = 167;
export const FULL_IMAGE_SIZE = 3500;
export const DEFAULT_AVATAR_SIZE = 40;

// The gallery of a page's pictures
export const GALLERY_BACKGROUND_OPACITY = 0.8;
/** Slides that are fetched beside the shown one. */
export const GALLERY_PRELOAD = { before: 1, after: 2 } as const;
export const GALLERY_ANIMATION_MS = 333;
export const GALLERY_PRELOADER_DELAY_MS = 2_000;
export const GALLERY_LOOPS = true;
export const GALLERY_COUNTER_SEPARATOR = ' / ';
/** Times the size in which a picture fits the screen. */
export const GALLERY_MAX_ZOOM = 4;
/** Of a picture after a double press. */
export const GALLERY_SECONDARY_MAX_WIDTH = 4_000;

// Layout
export const SIDE_PANEL_WIDTH = 310;
export const SIDE_MENU_WIDTH = 320;
export const HEADER_HEIGHT = 60;
export const BOTTOM_BAR_HEIGHT = 70;
export const CONTENT_MAX_WIDTH = 720;
export const DESKTOP_MIN_WIDTH = 1000;
/** The tab bar hides after this much scrolling down past the last position (specification §4.4). */
export const TAB_BAR_HIDE_AFTER = 10;
/** The tab bar is always shown this near the top (specification §4.4). */
export const TAB_BAR_SHOW_ABOVE = 100;

// Analytics
export const PAGEVIEW_VISIBLE_MS = 100;
export const ENGAGEMENT_MIN_MS = 3_000;

export const ANCHOR_OBSERVER_TIMEOUT_MS = 10_000;
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
export const AUDIO_JUMP_BACK_S = 15;
/** Stored font size 1 is 1em, anything else 1.2em (specification §4.2). */
export const FONT_SIZES = [1, 1.2] as const;

/** Life of every entry in the browser's storage and of the cookies. */
export const STORAGE_LIFE_DAYS = 90;

/** Theme colours; specification §9.11 settles where they may be used for text. */
export const THEME_COLOURS = {
  accent: '#397AB5',
  background: '#f0f2f5',
  text: '#000000',
  secondary: '#767676',
} as const;

/** An image whose URL contains this is not shown (specification §5.2). */
export const NO_IMAGE_MARKER = 'image/None';
/** Museum entity lookups with a shorter identifier are skipped (specification §5.6). */
export const ENTITY_IDENTIFIER_MIN_LENGTH = 10;
/** Prefix of a museum's identifier in the museum-data service (specification §7.3). */
export const MUSEUM_DATA_PREFIX = 'kp-';

// Offline use (ours; docs/decisions/0017-offline-packs.md)
/** How long a network may be silent before what is stored stands in for its answer. */
export const OFFLINE_PATIENCE_MS = 3_000;
/** A pack above this is stored only after the visitor has been asked. */
export const OFFLINE_CONFIRM_ABOVE_BYTES = 20_000_000;
/** A pack older than this is made again when there is a network. */
export const OFFLINE_FRESH_MS = 86_400_000;

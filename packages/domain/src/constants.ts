/**
 * The numbers and names that the specification fixes (specification §9 unless said otherwise), each
 * once. Lengths are CSS pixels, times milliseconds, distances metres, unless the name says
 * otherwise.
 */

export const PRODUCT_NAME = 'Varde';
/** Shown on the about page (specification §1.4). */
export const PRODUCT_VERSION = '3.15.0';

/** The largest id: an integer of the database, of 32 bits. */
export const MAX_ID = 2_147_483_647;

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
/** `location` is rounded to this many decimals before it is sent (specification §7.2). */
export const LOCATION_DECIMALS_ON_WIRE = 3;

// Locked articles (specification §4.9)
/** Maximum body of an unlock request: a position and a code. */
export const UNLOCK_MAX_BYTES = 4_096;
/** Lifetime of a grant: long enough to read one article on the spot. */
export const GRANT_LIFE_S = 1_800;
/** Maximum number of grants in a request; the rest are ignored. */
export const GRANTS_PER_REQUEST = 20;
/** Wrong access codes per IP address and document. */
export const CODE_GUESSES_PER_IP = { count: 10, windowS: 600 } as const;
/** Wrong access codes per document and browser that has opened it before. */
export const CODE_GUESSES_PER_BROWSER = { count: 10, windowS: 600 } as const;
/**
 * Wrong access codes per document and day, by networks that have never opened it. Above it, each of
 * them has `CODE_GUESSES_PER_STRANGER` left, up to `CODE_GUESSES_GUARDED` for all.
 */
export const CODE_GUESSES_PER_DOCUMENT = { count: 100, windowS: 86_400 } as const;
export const CODE_GUESSES_PER_STRANGER = { count: 2, windowS: 86_400 } as const;
export const CODE_GUESSES_GUARDED = { count: 400, windowS: 86_400 } as const;
/** Wrong access codes per document and day, by networks that have opened it before. */
export const CODE_GUESSES_OF_KNOWN = { count: 500, windowS: 86_400 } as const;

// User data of signed-in visitors
/**
 * Maximum of a body, and of what is stored when it has been merged: room for thousands of
 * favourites with their times, or the log of a long run.
 */
export const USER_DATA_MAX_BYTES = 262_144;
export const FAVOURITES_MAX = 5_000;
/** The site announces the end of the list from this many free places on. */
export const FAVOURITES_WARN_BELOW = 50;
/** Removed favourites that are remembered for merging; the oldest above it are forgotten. */
export const REMOVED_FAVOURITES_MAX = 1_000;
/** A time further in the future than a device's clock may be fast counts as this. */
export const CLOCK_TOLERANCE_MS = 86_400_000;
/** Keys of the settings, or of one record of a rebus, that the server does not know. */
export const UNKNOWN_KEYS_MAX = 100;
/** Events of a run: the longest rebuses of 50 posts take some 500. */
export const RUN_EVENTS_MAX = 1_000;
/** Rebuses and posts with a record, per account, and their bytes in total. */
export const QUIZ_RECORDS_MAX = 500;
export const QUIZ_TOTAL_MAX_BYTES = 2_097_152;
/** Requests per account: the first sync of a device reads every record. */
export const USER_DATA_READS = { count: 1_200, windowS: 60 } as const;
export const USER_DATA_WRITES = { count: 240, windowS: 60 } as const;

// Transfer to another phone (ours): lifetime of the encrypted data, long enough to scan a code
export const TRANSFER_LIFE_S = 600;
/** Maximum body: all favourites and the logs of a summer's rebuses. */
export const TRANSFER_MAX_BYTES = 524_288;
/** Visitors in a museum share an IP address. */
export const TRANSFERS_PER_IP = { count: 60, windowS: 3_600 } as const;
/** Over all IP addresses, which bounds the number of transfers in the database. */
export const TRANSFERS_OF_ALL = { count: 600, windowS: 600 } as const;
/** Codes that match no transfer. */
export const TRANSFER_GUESSES_PER_IP = { count: 60, windowS: 600 } as const;

// The rebus (ours; specification §4.8: a wrong answer can be retried with fewer points)
/** Share of a task's points that each different wrong answer costs. */
export const REBUS_WRONG_ANSWER_SHARE = 0.2;
/** Minimum for a solved task, regardless of wrong answers and hints. */
export const REBUS_LEAST_POINTS = 1;
/** Kinds of tasks (specification §4.8), as packs and the wire name them. */
export const TASK_KINDS = ['single', 'multiple', 'image', 'text', 'number', 'order'] as const;

// Paging
export const DOCUMENT_ID_BATCH = 150;
export const PAGE_SIZE = 10;
/** Ours: maximum number of ids in one request. */
export const PAGE_SIZE_MAX = 150;
/** Ours: pixels before the end of a list at which the next page is fetched. */
export const LIST_GROWS_BEFORE_END = 200;

// Search (ours)
/** Minimum number of characters before suggestions are requested. */
export const SUGGEST_MIN_LENGTH = 2;
export const SUGGESTIONS_MAX = 6;
/** Debounce of suggestion requests. */
export const SUGGEST_REST_MS = 200;
/** Maximum that the API accepts. */
export const SEARCH_MAX_LENGTH = 200;

// Maps
/** Ours: a map requests every point unless a limit is given. */
export const MAP_POINTS_MAX = 100_000;
export const OWNER_POINTS_MAX = 10_000;

// Walking routes (ours)
/** An easy pace with time to look around, as routing services use it. */
export const WALKING_METRES_PER_SECOND = 1.35;
/** A long day's walk; longer routes are not offered. */
export const WALK_LONGEST_M = 40_000;
/** The maximum that every supported router accepts in one request. */
export const ROUTE_PLACES_MAX = 50;
/**
 * Maximum distance from a path to a place reached by it; rounding on the wire moves a position by
 * up to 80 m.
 */
export const PATH_SNAP_MAX_M = 250;

// Images
export const THUMBNAIL_SIZE = 167;
/** Larger boxes than this show an image in their own width, smaller ones its thumbnail. */
export const THUMBNAIL_BOX_MAX = 160;
export const FULL_IMAGE_SIZE = 3500;
export const DEFAULT_AVATAR_SIZE = 40;

// The image gallery of a page
export const GALLERY_BACKGROUND_OPACITY = 0.8;
/** Slides preloaded on either side of the current one. */
export const GALLERY_PRELOAD = { before: 1, after: 2 } as const;
export const GALLERY_ANIMATION_MS = 333;
export const GALLERY_PRELOADER_DELAY_MS = 2_000;
export const GALLERY_LOOPS = true;
export const GALLERY_COUNTER_SEPARATOR = ' / ';
/** Factor over the size that fits the screen. */
export const GALLERY_MAX_ZOOM = 4;
/** Maximum image width after a double tap. */
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
export const STORAGE_LIFE_S = STORAGE_LIFE_DAYS * 86_400;

/** Theme colours; specification §9.11 decides where they may be used for text. */
export const THEME_COLOURS = {
  accent: '#397AB5',
  background: '#f0f2f5',
  text: '#000000',
  secondary: '#767676',
} as const;

/** What texts and buttons stand on, in the light and the dark palette (styles/tokens.css). */
export const GROUND_COLOURS = {
  light: { page: THEME_COLOURS.background, surface: '#ffffff', sunken: '#e4e8ed' },
  dark: { page: '#11161b', surface: '#1b2229', sunken: '#28313a' },
} as const;

/** An image whose URL contains this is not shown (specification §5.2). */
export const NO_IMAGE_MARKER = 'image/None';
/** Museum entity lookups with a shorter identifier are skipped (specification §5.6). */
export const ENTITY_IDENTIFIER_MIN_LENGTH = 10;
/** Prefix of a museum's identifier in the museum-data service (specification §7.3). */
export const MUSEUM_DATA_PREFIX = 'kp-';

// Offline use (ours; docs/decisions/0017-offline-packs.md)
/** Time to wait for the network before the stored response is used. */
export const OFFLINE_PATIENCE_MS = 3_000;
/** A larger bundle is stored only after confirmation by the visitor. */
export const OFFLINE_CONFIRM_ABOVE_BYTES = 20_000_000;
/** An older bundle is rebuilt when there is a network. */
export const OFFLINE_FRESH_MS = 86_400_000;

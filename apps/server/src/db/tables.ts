/**
 * Kysely types of the tables; `migrations/` documents the columns. A `source` is the pack author's
 * input. Missing are `document_listing` (triggers write it) and `release_part`: only plain
 * SQL reads them.
 */
import type { ColumnType, Generated, Selectable } from 'kysely';
import type {
  PackCode,
  PackDocument,
  PackMedia,
  PackMeta,
  PackSite,
  PackPaths,
  PackTownMap,
  PackTheme,
  PackRecord,
} from '@varde/content-pack/pack';
import type { LanguageMap } from '@varde/domain/languages';
import type { LatLng } from '@varde/domain/geo';
import type { MediaType } from '@varde/domain/media-kinds';
import type { License } from '@varde/domain/licenses';
import type { Content } from '@varde/contract/content';
import type { Credit } from '@varde/contract/media';
import type { Site } from '@varde/contract/site-profile';
import type { QuizData, UserSettings } from '@varde/contract/user-data';
import type { JsonWebKey } from 'node:crypto';

/** Read as a value, written as JSON text (an array would otherwise be sent as an SQL array). */
type Json<T> = ColumnType<T, string, string>;
type JsonOrNull<T> = ColumnType<T | null, string | null, string | null>;
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;

interface SchemaMigrationTable {
  name: string;
  checksum: string;
  applied_at: Generated<Date>;
  is_backward_compatible: Generated<boolean>;
}

export interface PackTable {
  name: string;
  default_language: string;
  source: Json<PackMeta & { readonly site?: PackSite }>;
  site: Json<Site>;
  digest: string;
  imported_at: ColumnType<Date, Date | undefined, Date>;
  derived_version: number;
}

export interface MediaTable {
  id: number;
  file: string;
  media_type: MediaType;
  content_type: string;
  sha256: string;
  identifier: string;
  bytes: number;
  width: number | null;
  height: number | null;
  duration: number | null;
  dominant_color: string | null;
  alt_text: JsonWithDefault<LanguageMap>;
  title: JsonWithDefault<LanguageMap>;
  description: JsonWithDefault<LanguageMap>;
  credits: JsonWithDefault<Credit[]>;
  license: License | null;
  license_version: string | null;
  focal_point: JsonOrNull<{ x: number; y: number }>;
  closed_captions: JsonWithDefault<LanguageMap>;
  transcript: JsonWithDefault<LanguageMap>;
  poster_media_id: number | null;
  file_credits: JsonWithDefault<Credit[]>;
  plain_language: JsonWithDefault<LanguageMap>;
  alternatives: JsonWithDefault<StoredAlternatives>;
  source: Json<PackMedia>;
  digest: string;
}

/** Alternative versions of a video, by language. */
export type StoredAlternatives = Partial<
  Record<
    'audio_described' | 'sign_language',
    Readonly<Record<string, { mediaId: number; identifier: string }>>
  >
>;

interface VideoStreamTable {
  sha256: string;
  version: number;
  claimed_until: Date | null;
  made_at: Date | null;
  failed: string | null;
  poster_sha256: string | null;
  poster_width: number | null;
  poster_height: number | null;
}

export type DocumentStatus = 'draft' | 'published' | 'withdrawn';

/** Lock of an article (specification §4.9), including server-only fields. */
export interface DocumentLock {
  geo?: { radius: number };
  ip?: readonly string[];
  code?: string;
}

export interface DocumentTable {
  id: number;
  schema_id: number;
  owner_id: string | null;
  old_id: string | null;
  status: DocumentStatus;
  publish_from: Date | null;
  publish_to: Date | null;
  revision: Generated<number>;
  lat: LatLng['lat'] | null;
  lng: LatLng['lng'] | null;
  /** A cube as text; written as `ll_to_earth(lat, lng)`. */
  position: string | null;
  title: Json<LanguageMap>;
  description: Json<LanguageMap>;
  image_media_id: number | null;
  item_count: number | null;
  lock: JsonOrNull<DocumentLock>;
  translated_by: JsonWithDefault<Record<string, 'person' | 'machine'>>;
  license: License | null;
  content: Json<Content>;
  is_hidden: Generated<boolean>;
  file: string;
  source: Json<PackDocument>;
  digest: string;
  updated_at: Date;
}

export interface OwnerTable {
  id: string;
  slug: string;
  document_id: number;
  logo_media_id: number | null;
  analytics_id: string | null;
  google_analytics_code: string | null;
}

export interface ThemeTable {
  slug: string;
  sort: number;
  title: Json<LanguageMap>;
  description: Json<LanguageMap>;
  html: Json<LanguageMap>;
  kulturnav: string | null;
  image_media_id: number | null;
  file: string;
  source: Json<PackTheme>;
  digest: string;
}

export interface DocumentThemeTable {
  document_id: number;
  theme_slug: string;
  sort: number;
}

export interface DocumentReferenceTable {
  from_id: number;
  to_id: number;
  kind: string;
  sort: number;
}

export interface SelectionTable {
  id: number;
  document_id: number;
  sort: number;
  title: Json<LanguageMap>;
  description: Json<LanguageMap>;
  image_media_id: number | null;
  item_count: number;
}

export interface CodeTable {
  code: string;
  context_document_id: number | null;
  document_id: number | null;
  owner_id: string | null;
  sort: number;
  source: Json<PackCode>;
  digest: string;
}

export interface ArchiveRecordTable {
  kind: 'object' | 'memory' | 'entity' | 'paths' | 'plan';
  id: string;
  file: string;
  source: Json<PackRecord | PackPaths | PackTownMap>;
  digest: string;
}

interface ReleaseTable {
  id: number;
  created_at: Generated<Date>;
  pack_name: string;
  documents: number;
  added: number;
  changed: number;
  removed: number;
  restored_from: number | null;
}

/** The content after one import or rollback. */
export type Release = Selectable<ReleaseTable>;

interface BackupRunTable {
  started_at: Date;
  finished_at: Date | null;
  file: string;
  is_nightly: boolean;
  failed: string | null;
}

export type BackupRun = Selectable<BackupRunTable>;

interface SecretTable {
  name: string;
  value: string;
  created_at: Generated<Date>;
}

interface SigningKeyTable {
  kid: string;
  use_for: Generated<KeyUse>;
  jwk: Json<JsonWebKey>;
  created_at: Generated<Date>;
}

/** Purpose of a signing key: our access tokens, or tokens of the embedded login host. */
export type KeyUse = 'access-tokens' | 'login-host';

interface AccountTable {
  id: string;
  email: string;
  name: string;
  password_hash: string;
  confirmed_at: Date | null;
  created_at: Generated<Date>;
}

export type LinkPurpose = 'confirm' | 'reset';

interface AccountLinkTable {
  token_hash: string;
  account_id: string;
  purpose: LinkPurpose;
  expires_at: Date;
}

interface AccountSessionTable {
  token_hash: string;
  account_id: string;
  begun_at: Generated<Date>;
  expires_at: Date;
}

interface SignInSessionTable {
  id: string;
  user_id: string;
  name: string;
  image_url: string | null;
  device: string;
  generation: Generated<number>;
  rotated_at: Generated<Date>;
  provider_token: string | null;
  same_site: string;
  created_at: Generated<Date>;
  expires_at: Date;
}

interface EndedSessionTable {
  id: string;
  ended_at: Generated<Date>;
}

interface OidcRecordTable {
  model: string;
  id: string;
  payload: Json<Record<string, unknown>>;
  grant_id: string | null;
  uid: string | null;
  account_id: string | null;
  consumed_at: Date | null;
  expires_at: Date | null;
}

interface RateLimitTable {
  key: string;
  count: number;
  resets_at: Date;
}

interface TransferTable {
  code_hash: string;
  data: string;
  expires_at: Date;
}

interface UserSettingsTable {
  user_id: string;
  settings: Json<UserSettings>;
  updated_at: Generated<Date>;
}

export interface QuizResponseTable {
  user_id: string;
  document_id: number;
  quiz_data: Json<QuizData>;
  /** By `storedBytes`. */
  bytes: Generated<number>;
  updated_at: Generated<Date>;
}

export interface DocumentTitleKeyTable {
  document_id: number;
  language: string;
  schema_id: number;
  owner_id: string | null;
  key: string;
}

export interface DocumentMediaTable {
  document_id: number;
  media_id: number;
  in_head: boolean;
}

interface SearchEntryTable {
  kind: string;
  ref: string;
  document_id: number | null;
  theme_slug: string | null;
  schema_id: number | null;
  owner_id: string | null;
  status: DocumentStatus;
  publish_from: Date | null;
  publish_to: Date | null;
  position: string | null;
  is_open: boolean;
  name_length: number;
  names: string;
  title: string;
  head: string;
  everything: string;
}

interface SearchWordTable {
  word: string;
  documents: number;
  configurations: string[];
  lexemes: string[];
}

export type VisitSubject = 'page' | 'document' | 'owner' | 'code' | 'language' | 'goal';

export interface VisitCountTable {
  day: string;
  subject: VisitSubject;
  ref: string;
  visits: number;
  engaged: number;
  seconds: number;
}

export interface Tables {
  schema_migration: SchemaMigrationTable;
  pack: PackTable;
  release: ReleaseTable;
  backup_run: BackupRunTable;
  media: MediaTable;
  film_stream: VideoStreamTable;
  document: DocumentTable;
  owner: OwnerTable;
  theme: ThemeTable;
  document_theme: DocumentThemeTable;
  document_reference: DocumentReferenceTable;
  selection: SelectionTable;
  search_entry: SearchEntryTable;
  search_word: SearchWordTable;
  code: CodeTable;
  archive_record: ArchiveRecordTable;
  document_media: DocumentMediaTable;
  document_title_key: DocumentTitleKeyTable;
  secret: SecretTable;
  signing_key: SigningKeyTable;
  attempt: RateLimitTable;
  transfer: TransferTable;
  user_settings: UserSettingsTable;
  quiz_response: QuizResponseTable;
  account: AccountTable;
  account_link: AccountLinkTable;
  account_session: AccountSessionTable;
  sign_in_session: SignInSessionTable;
  ended_session: EndedSessionTable;
  oidc_record: OidcRecordTable;
  visit_count: VisitCountTable;
}

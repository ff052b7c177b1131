-- Everything a content pack holds. `source` columns keep what the pack's author wrote, so that an export gives the
-- same content (json, not jsonb, because the order of named blocks matters); all other columns are derived from it at
-- import. A row's `digest` covers everything the row was made from: an import writes only rows whose digest differs.

create extension if not exists cube;
create extension if not exists earthdistance;
create extension if not exists pg_trgm;

-- One row: a database shows one pack, and importing another one replaces it.
create table pack (
  name text primary key,
  default_language text not null,
  source json not null,
  -- Changes whenever any content changes; part of every public ETag.
  digest text not null,
  imported_at timestamptz not null default now()
);

create table media (
  id integer primary key,
  file text not null,
  media_type text not null,
  content_type text not null,
  -- SHA-256 of the original in hex; the file lies in the media store under this name.
  sha256 text not null,
  -- SHA-256 of the picture that sizes are derived from: the original, or an SVG's raster; null for sound, film and models.
  raster_sha256 text,
  -- Names the bytes in addresses: the first 16 digits of raster_sha256, else of sha256. Equal files share one.
  identifier text not null,
  bytes bigint not null,
  -- Pixels of the picture that sizes are derived from, turned upright.
  width integer,
  height integer,
  duration double precision,
  dominant_color text,
  alt_text jsonb not null default '{}',
  title jsonb not null default '{}',
  description jsonb not null default '{}',
  -- [{ "credit_type_id": 3, "name": "…" }]
  credits jsonb not null default '[]',
  license text,
  license_version text,
  -- { "x": 0-1 from the left, "y": 0-1 from the top }
  focal_point jsonb,
  -- WebVTT text by language.
  closed_captions jsonb not null default '{}',
  transcript jsonb not null default '{}',
  poster_media_id integer references media (id) deferrable initially deferred,
  source json not null,
  digest text not null
);
create index media_identifier on media (identifier);
create index media_sha256 on media (sha256);

create table document (
  id integer primary key,
  schema_id integer not null,
  owner_id text,
  old_id text,
  status text not null check (status in ('draft', 'published', 'withdrawn')),
  publish_from timestamptz,
  publish_to timestamptz,
  revision integer not null default 1,
  lat double precision,
  lng double precision,
  -- Point on earthdistance's sphere; null without a location. Written as ll_to_earth(lat, lng) and not generated:
  -- a dump with a generated one does not load again on PostgreSQL 15, whose function needs a search path.
  position earth check ((position is null) = (lat is null) and (lat is null) = (lng is null)),
  title jsonb not null,
  description jsonb not null,
  -- All languages' titles and the owner's name, folded (domain: fold-search), for search that forgives typing errors.
  title_text text not null,
  image_media_id integer references media (id) deferrable initially deferred,
  item_count integer,
  lock jsonb,
  translated_by jsonb not null default '{}',
  license text,
  content jsonb not null,
  -- Folded text: title weighs A, description B, the rest C.
  search_no tsvector not null,
  search_sv tsvector not null,
  search_en tsvector not null,
  file text not null,
  source json not null,
  digest text not null,
  updated_at timestamptz not null
);
create index document_position on document using gist (position);
create index document_schema on document (schema_id, id);
-- Counts a list's matches without reading the table.
create index document_listed on document (schema_id) include (publish_from, publish_to, lat)
  where status = 'published';
create index document_owner on document (owner_id, schema_id);
create index document_old_id on document (old_id) where old_id is not null;
create index document_title on document using gin (title_text gin_trgm_ops);
create index document_search_no on document using gin (search_no);
create index document_search_sv on document using gin (search_sv);
create index document_search_en on document using gin (search_en);

create table owner (
  -- The slug: what documents name their owner by.
  id text primary key,
  slug text not null unique,
  document_id integer not null unique references document (id) deferrable initially deferred,
  logo_media_id integer references media (id) deferrable initially deferred,
  analytics_id text,
  google_analytics_code text
);
alter table document add constraint document_owner_fk
  foreign key (owner_id) references owner (id) deferrable initially deferred;

create table theme (
  slug text primary key,
  sort integer not null,
  title jsonb not null,
  description jsonb not null,
  html jsonb not null,
  kulturnav text,
  image_media_id integer references media (id) deferrable initially deferred,
  file text not null,
  source json not null,
  digest text not null
);

create table document_theme (
  document_id integer not null references document (id) on delete cascade,
  theme_slug text not null references theme (slug) deferrable initially deferred,
  sort integer not null,
  primary key (document_id, theme_slug)
);
create index document_theme_slug on document_theme (theme_slug);

-- Every way one document names another: as article, post, selection member, related, link.
create table document_reference (
  from_id integer not null references document (id) on delete cascade,
  to_id integer not null references document (id) deferrable initially deferred,
  kind text not null,
  sort integer not null,
  primary key (from_id, kind, to_id, sort)
);
create index document_reference_to on document_reference (to_id);

create table selection (
  id integer primary key,
  document_id integer not null references document (id) on delete cascade,
  sort integer not null,
  title jsonb not null,
  description jsonb not null,
  image_media_id integer references media (id) deferrable initially deferred,
  item_count integer not null
);
create index selection_document on selection (document_id, sort);

create table code (
  code text primary key,
  context_document_id integer references document (id) deferrable initially deferred,
  document_id integer references document (id) deferrable initially deferred,
  owner_id text references owner (id) deferrable initially deferred,
  sort integer not null,
  source json not null,
  digest text not null
);

-- Museum objects, memories, cultural names and foot paths: what the local stand-ins of the outside services answer from.
create table archive_record (
  kind text not null check (kind in ('object', 'memory', 'entity', 'paths')),
  id text not null,
  file text not null,
  source json not null,
  digest text not null,
  primary key (kind, id)
);

-- What lists walk: every order and filter of documents/ follows an index, however many documents there are.

create extension if not exists btree_gist;

-- A post that its rebus hides until it is reached stands in no list (decisions.md §4).
alter table document add column is_hidden boolean not null default false;
-- What `path_value` reaches of the content: neither blocks nor posts.
alter table document add column details jsonb not null
  generated always as ((content - '{blocks,posts}'::text[]) #- '{route,line}') stored;
create index document_details on document using gin (details jsonb_path_ops);

-- What documents are filtered and sorted by, in narrow rows: counting, sorting and drawing a map read thousands of
-- them, and a document's own row is kilobytes. Kept by the triggers below, so that it can never disagree.
create table document_listing (
  id integer primary key references document (id) on delete cascade,
  schema_id integer not null,
  owner_id text,
  status text not null,
  publish_from timestamptz,
  publish_to timestamptz,
  is_hidden boolean not null,
  -- Which lock, not what opens it.
  lock text,
  lat double precision,
  lng double precision,
  position earth,
  updated_at timestamptz not null,
  -- Its place in the answer of documents/mapdata, ready made; null without a location.
  point text
);
create index document_listing_schema on document_listing (schema_id, id);
create index document_listing_updated on document_listing (schema_id, updated_at, id);
create index document_listing_position on document_listing using gist (schema_id, position) where position is not null;
create index document_listing_nowhere on document_listing (schema_id, id) where position is null;
create index document_listing_owner on document_listing (owner_id, schema_id, id);
create index document_listing_owner_updated on document_listing (owner_id, schema_id, updated_at, id);
-- The condition keeps it from being taken for a walk over all owners.
create index document_listing_owner_position on document_listing using gist (owner_id, schema_id, position)
  where owner_id is not null and position is not null;
create index document_listing_point on document_listing using gist (point(lng, lat));

create function write_document_listing() returns trigger language plpgsql as $$
begin
  insert into document_listing
  select id, schema_id, owner_id, status, publish_from, publish_to, is_hidden,
    (select min(key) from jsonb_object_keys(lock) key), lat, lng, position, updated_at,
    -- Five decimals are about a metre.
    case when lat is not null then format('[%s,%s,%s,%s]', id, schema_id, trim_scale(round(lat::numeric, 5)), trim_scale(round(lng::numeric, 5))) end
  from written
  on conflict (id) do update set (schema_id, owner_id, status, publish_from, publish_to, is_hidden, lock, lat, lng,
    position, updated_at, point) = (excluded.schema_id, excluded.owner_id, excluded.status, excluded.publish_from,
    excluded.publish_to, excluded.is_hidden, excluded.lock, excluded.lat, excluded.lng, excluded.position,
    excluded.updated_at, excluded.point);
  return null;
end $$;
create trigger document_listing_insert after insert on document referencing new table as written
  for each statement execute function write_document_listing();
create trigger document_listing_update after update on document referencing new table as written
  for each statement execute function write_document_listing();

drop index document_position;
drop index document_listed;
drop index document_schema;

-- Titles in the order that readers of each language of the pack expect (domain: title-sort).
create table document_title_key (
  document_id integer not null references document (id) on delete cascade,
  language text not null,
  schema_id integer not null,
  owner_id text,
  -- Compared byte by byte on both engines, whose own collations differ.
  key text collate "C" not null,
  primary key (document_id, language)
);
create index document_title_key_schema on document_title_key (language, schema_id, key, document_id);
create index document_title_key_owner on document_title_key (language, owner_id, schema_id, key, document_id);

drop index document_reference_to;
create index document_reference_to on document_reference (to_id, from_id, kind);

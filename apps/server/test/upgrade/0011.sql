
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA public;

CREATE EXTENSION IF NOT EXISTS cube WITH SCHEMA public;

CREATE EXTENSION IF NOT EXISTS earthdistance WITH SCHEMA public;

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

CREATE FUNCTION public.on_strip(schema_id integer, lat double precision, lng double precision) RETURNS point
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select point(lng / 2 + 1000 * schema_id, lat)
$$;

CREATE FUNCTION public.only_by_index(vector tsvector) RETURNS tsvector
    LANGUAGE plpgsql IMMUTABLE STRICT COST 100000
    AS $$ begin return vector; end $$;

CREATE FUNCTION public.strip_around(schema_id integer, lat double precision, lng double precision, reach double precision) RETURNS box
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
declare
  angle double precision := 2 * asin(least(1, reach / (2 * earth())));
  height double precision := degrees(angle) + 1e-6;
  width double precision;
begin
  if abs(lat) + height < 90 then
    width := degrees(asin(least(1, sin(angle) / cos(radians(lat))))) + 1e-6;
  end if;
  if width is null or abs(lng) + width > 180 then
    return box(on_strip(schema_id, lat - height, -180), on_strip(schema_id, lat + height, 180));
  end if;
  return box(on_strip(schema_id, lat - height, lng - width), on_strip(schema_id, lat + height, lng + width));
end $$;

CREATE FUNCTION public.write_document_listing() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE public.account (
    id text NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    password_hash text NOT NULL,
    confirmed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.account_link (
    token_hash text NOT NULL,
    account_id text NOT NULL,
    purpose text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT account_link_purpose_check CHECK ((purpose = ANY (ARRAY['confirm'::text, 'reset'::text])))
);

CREATE TABLE public.account_session (
    token_hash text NOT NULL,
    account_id text NOT NULL,
    begun_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.archive_record (
    kind text NOT NULL,
    id text NOT NULL,
    file text NOT NULL,
    source json NOT NULL,
    digest text NOT NULL,
    CONSTRAINT archive_record_kind_check CHECK ((kind = ANY (ARRAY['object'::text, 'memory'::text, 'entity'::text, 'paths'::text])))
);

CREATE TABLE public.attempt (
    key text NOT NULL,
    count integer NOT NULL,
    resets_at timestamp with time zone NOT NULL
);

CREATE TABLE public.code (
    code text NOT NULL,
    context_document_id integer,
    document_id integer,
    owner_id text,
    sort integer NOT NULL,
    source json NOT NULL,
    digest text NOT NULL
);

CREATE TABLE public.document (
    id integer NOT NULL,
    schema_id integer NOT NULL,
    owner_id text,
    old_id text,
    status text NOT NULL,
    publish_from timestamp with time zone,
    publish_to timestamp with time zone,
    revision integer DEFAULT 1 NOT NULL,
    lat double precision,
    lng double precision,
    "position" public.earth,
    title jsonb NOT NULL,
    description jsonb NOT NULL,
    image_media_id integer,
    item_count integer,
    lock jsonb,
    translated_by jsonb DEFAULT '{}'::jsonb NOT NULL,
    license text,
    content jsonb NOT NULL,
    file text NOT NULL,
    source json NOT NULL,
    digest text NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    is_hidden boolean DEFAULT false NOT NULL,
    details jsonb GENERATED ALWAYS AS (((content - '{blocks,posts}'::text[]) #- '{route,line}'::text[])) STORED NOT NULL,
    CONSTRAINT document_check CHECK (((("position" IS NULL) = (lat IS NULL)) AND ((lat IS NULL) = (lng IS NULL)))),
    CONSTRAINT document_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'withdrawn'::text])))
);

CREATE TABLE public.document_listing (
    id integer NOT NULL,
    schema_id integer NOT NULL,
    owner_id text,
    status text NOT NULL,
    publish_from timestamp with time zone,
    publish_to timestamp with time zone,
    is_hidden boolean NOT NULL,
    lock text,
    lat double precision,
    lng double precision,
    "position" public.earth,
    updated_at timestamp with time zone NOT NULL,
    point text
);

CREATE TABLE public.document_media (
    document_id integer NOT NULL,
    media_id integer NOT NULL,
    in_head boolean NOT NULL
);

CREATE TABLE public.document_reference (
    from_id integer NOT NULL,
    to_id integer NOT NULL,
    kind text NOT NULL,
    sort integer NOT NULL
);

CREATE TABLE public.document_theme (
    document_id integer NOT NULL,
    theme_slug text NOT NULL,
    sort integer NOT NULL
);

CREATE TABLE public.document_title_key (
    document_id integer NOT NULL,
    language text NOT NULL,
    schema_id integer NOT NULL,
    owner_id text,
    key text NOT NULL COLLATE pg_catalog."C"
);

CREATE TABLE public.ended_session (
    id text NOT NULL,
    ended_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.film_stream (
    sha256 text NOT NULL,
    version integer NOT NULL,
    claimed_until timestamp with time zone,
    made_at timestamp with time zone,
    failed text,
    poster_sha256 text,
    poster_width integer,
    poster_height integer
);

CREATE TABLE public.media (
    id integer NOT NULL,
    file text NOT NULL,
    media_type text NOT NULL,
    content_type text NOT NULL,
    sha256 text NOT NULL,
    raster_sha256 text,
    identifier text NOT NULL,
    bytes bigint NOT NULL,
    width integer,
    height integer,
    duration double precision,
    dominant_color text,
    alt_text jsonb DEFAULT '{}'::jsonb NOT NULL,
    title jsonb DEFAULT '{}'::jsonb NOT NULL,
    description jsonb DEFAULT '{}'::jsonb NOT NULL,
    credits jsonb DEFAULT '[]'::jsonb NOT NULL,
    license text,
    license_version text,
    focal_point jsonb,
    closed_captions jsonb DEFAULT '{}'::jsonb NOT NULL,
    transcript jsonb DEFAULT '{}'::jsonb NOT NULL,
    poster_media_id integer,
    source json NOT NULL,
    digest text NOT NULL,
    file_credits json DEFAULT '[]'::json NOT NULL,
    plain_language jsonb DEFAULT '{}'::jsonb NOT NULL,
    alternatives jsonb DEFAULT '{}'::jsonb NOT NULL
);

CREATE TABLE public.oidc_record (
    model text NOT NULL,
    id text NOT NULL,
    payload jsonb NOT NULL,
    grant_id text,
    uid text,
    account_id text,
    consumed_at timestamp with time zone,
    expires_at timestamp with time zone
);

CREATE TABLE public.owner (
    id text NOT NULL,
    slug text NOT NULL,
    document_id integer NOT NULL,
    logo_media_id integer,
    analytics_id text,
    google_analytics_code text
);

CREATE TABLE public.pack (
    name text NOT NULL,
    default_language text NOT NULL,
    source json NOT NULL,
    digest text NOT NULL,
    imported_at timestamp with time zone DEFAULT now() NOT NULL,
    derived_version integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.quiz_response (
    user_id text NOT NULL,
    document_id integer NOT NULL,
    quiz_data jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.schema_migration (
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.search_entry (
    kind text NOT NULL,
    ref text NOT NULL,
    document_id integer,
    theme_slug text,
    schema_id integer,
    owner_id text,
    status text NOT NULL,
    publish_from timestamp with time zone,
    publish_to timestamp with time zone,
    "position" public.earth,
    is_open boolean NOT NULL,
    name_length smallint NOT NULL,
    names text NOT NULL,
    title tsvector NOT NULL,
    head tsvector NOT NULL,
    everything tsvector NOT NULL
)
WITH (toast_tuple_target='128');
ALTER TABLE ONLY public.search_entry ALTER COLUMN names SET STORAGE MAIN;
ALTER TABLE ONLY public.search_entry ALTER COLUMN title SET STORAGE MAIN;
ALTER TABLE ONLY public.search_entry ALTER COLUMN head SET STORAGE EXTERNAL;

CREATE TABLE public.search_word (
    word text NOT NULL COLLATE pg_catalog."C",
    documents integer NOT NULL,
    configurations text[] NOT NULL,
    lexemes text[] NOT NULL
);

CREATE TABLE public.secret (
    name text NOT NULL,
    value text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.selection (
    id integer NOT NULL,
    document_id integer NOT NULL,
    sort integer NOT NULL,
    title jsonb NOT NULL,
    description jsonb NOT NULL,
    image_media_id integer,
    item_count integer NOT NULL
);

CREATE TABLE public.sign_in_session (
    id text NOT NULL,
    user_id text NOT NULL,
    name text NOT NULL,
    image_url text,
    device text NOT NULL,
    generation integer DEFAULT 1 NOT NULL,
    rotated_at timestamp with time zone DEFAULT now() NOT NULL,
    provider_token text,
    same_site text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.signing_key (
    kid text NOT NULL,
    jwk jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    use_for text DEFAULT 'access-tokens'::text NOT NULL
);

CREATE TABLE public.theme (
    slug text NOT NULL,
    sort integer NOT NULL,
    title jsonb NOT NULL,
    description jsonb NOT NULL,
    html jsonb NOT NULL,
    kulturnav text,
    image_media_id integer,
    file text NOT NULL,
    source json NOT NULL,
    digest text NOT NULL
);

CREATE TABLE public.transfer (
    code_hash text NOT NULL,
    data text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.user_settings (
    user_id text NOT NULL,
    settings jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.visit_count (
    day date NOT NULL,
    subject text NOT NULL,
    ref text NOT NULL,
    visits bigint DEFAULT 0 NOT NULL,
    engaged bigint DEFAULT 0 NOT NULL,
    seconds bigint DEFAULT 0 NOT NULL,
    CONSTRAINT visit_count_subject_check CHECK ((subject = ANY (ARRAY['page'::text, 'document'::text, 'owner'::text, 'code'::text, 'language'::text, 'goal'::text])))
);

INSERT INTO public.account VALUES
	('33767703-e5a5-4cd1-bf12-e77c8b729932', 'kari@havn.example', 'Kari Nordmann', '$argon2id$v=19$m=19456,t=2,p=1$VDbK2yCv9YH2QoGBvQw2TA$DoHmyIR5mAAXEvRXr96jN+yzfbDZ1GeyNstahtY7a5E', '2026-11-24 11:34:53.854384+00', '2026-11-24 11:34:53.082973+00');

INSERT INTO public.account_session VALUES
	('GAMsBsUw0pc0Th7-sAQVE7ThmJJruYcCCrT21eyg4Io', '33767703-e5a5-4cd1-bf12-e77c8b729932', '2026-11-24 11:34:53.867362+00', '2026-11-24 12:04:53.867362+00');

INSERT INTO public.archive_record VALUES
	('entity', '5b2e6c1a-7d43-4f0e-9a58-1c3f2e7b9d10', 'entities/5b2e6c1a-7d43-4f0e-9a58-1c3f2e7b9d10.yaml', '{"kind":"entity","file":"entities/5b2e6c1a-7d43-4f0e-9a58-1c3f2e7b9d10.yaml","uuid":"5b2e6c1a-7d43-4f0e-9a58-1c3f2e7b9d10","type":"Concept","name":{"no":"Havn","en":"Harbour"},"description":{"no":"Et sted der skip ligger trygt.","en":"A place where ships lie safe."},"same_as":[]}', '011fc14391134e3ce908060da16820e5d4c8321225f5fb542862d553d0fd3413'),
	('memory', '9001', 'memories/9001.yaml', '{"kind":"memory","file":"memories/9001.yaml","id":9001,"country":"no","language":"no","topic":{"no":"Arbeid"},"question":{"no":"Hvem kjørte krana?"},"title":{"no":"Kranføreren"},"text":{"no":"Far kjørte krana."},"contributor":{"name":"Kari","born":"1945","place":"Bergen"},"year":1953,"images":[],"license":"by"}', 'abaca4b8710ad5555152c0c57d3280851eb9544802c06a416b488883165bf5b5'),
	('object', '011091000101', 'objects/011091000101.yaml', '{"kind":"object","file":"objects/011091000101.yaml","id":"011091000101","uuid":"3d9f1c52-0a6e-4b7d-8c21-54e0f7a96b13","type":"Thing","owner":"havnemuseet","identifier":"HM.00101","title":{"no":"Kranlodd","en":"Crane weight"},"description":{"no":"Lodd av jern.","en":"A weight of iron."},"names":["Lodd"],"subjects":["Handel"],"production":{"from":1904,"to":1910,"place":"Bergen","by":"Ukjent"},"materials":["Jern"],"techniques":["Smiing"],"measures":[{"type":"Vekt","value":24,"unit":"kg"}],"images":[],"license":"by"}', '5bc3ea2156db10ba1f604b2dd821d7f8d9d894fe6d9147b987a8c3698c304b68'),
	('paths', 'paths', 'paths.geojson', '{"lines":[{"kind":"path","coordinates":[[5.3263,60.3951],[5.327,60.396]]}]}', '882272bf50c311a111d428b511a10ed33ddd61fc445f2b07c3ec407c5086c69a');

INSERT INTO public.attempt VALUES
	('account/mails-by/NwQdPNhOqX2l33aLMJ3kMN2b-9kjLQ7Iw71UNL9sJZE', 1, '2026-11-24 12:34:52.726895+00'),
	('account/mails-to/0ulQzN-GDxnEusY1ISs1KsbQJ1Td51OxMnMiVFBZOfQ', 1, '2026-11-24 12:34:53.067216+00'),
	('log-in/address/Z3KR_xuP0w_RMYFll52IlyH6OXa0IQieZVL9s9akJZw', 0, '2026-11-24 11:49:53.593004+00'),
	('log-in/account/nd9TwojcwaxydiCAmL_mD2qgG8E574LdcQWbJ0ESqPk', 0, '2026-11-24 12:34:53.63984+00'),
	('login-host/start/_-l9G91M9YIqA9h3gK9bNS4fjfzYGpefZ10dRu3pJNI', 1, '2026-11-24 11:44:54.883214+00'),
	('gateway/token/7X1lMW70N6OL3x5K8fkNdiOzK8I6QXaQZMzvwqoCKYs', 0, '2026-11-24 11:39:55.198517+00'),
	('transfer/_hOfcFBEshHcdqXOksw-pvsKcwwAAgzoRA1U7EHHTSk', 1, '2026-11-24 12:34:55.739194+00'),
	('transfer', 1, '2026-11-24 11:44:55.874485+00');

INSERT INTO public.code VALUES
	('1001', NULL, 101, NULL, 0, '{"code":"1001","document":101}', 'e3da7017e601b978a6e322501528d27d6f44f1c03d60af24e5e756c695aa5a5a'),
	('20', NULL, 301, NULL, 1, '{"code":"20","document":301}', 'f720c8a287666a518a451f52ada9fef25c893c0e38cb901f24e093741b06a896'),
	('kran', NULL, 101, NULL, 2, '{"code":"kran","document":101}', 'f658efbe6ccdba82d12ff11f39b37807d93c62f2049065f28992381f9e51ccd6');

INSERT INTO public.document VALUES
	(101, 2, '1', NULL, 'published', NULL, NULL, 1, 60.39814, 5.32236, '(3137040.5565792504, 292249.2817266092, 5545682.459349005)', '{"en": "The steam crane on the quay", "no": "Dampkrana på kaia"}', '{"en": "The crane lifted stockfish for sixty years.", "no": "Krana løftet tørrfisk i seksti år."}', 5101, NULL, NULL, '{}', 'by', '{"facts": {"period": {"to": 1975, "from": 1904}, "sources": [{"title": "Havnas historie"}]}, "blocks": [{"html": {"en": "<p>The old steam crane still stands.</p>", "no": "<p>Den gamle dampkrana står fortsatt.</p>"}, "type": "text", "layout": "plain"}, {"type": "image", "media_id": 5102}, {"type": "audio", "media_id": 5103}, {"type": "object", "identifier": "011091000101"}, {"type": "memory", "memory_id": 9001}, {"type": "related", "document_ids": [102, 301]}], "images": {"mainImage": 5101}}', 'articles/101-kranen.md', '{"kind":"article","file":"articles/101-kranen.md","id":101,"owner":"havnemuseet","location":{"lat":60.39814,"lng":5.32236},"image":"kran.png","themes":["havner"],"status":"published","revision":1,"facts":{"period":{"from":1904,"to":1975},"sources":[{"title":"Havnas historie"}]},"blocks":{"plan":{"type":"image","image":"plan.svg"},"klokke":{"type":"audio","audio":"klokke.wav"},"lodd":{"type":"object","object":"011091000101"},"minne":{"type":"memory","memory":9001},"mer":{"type":"related","related":[102,301]}},"title":{"no":"Dampkrana på kaia","en":"The steam crane on the quay"},"description":{"no":"Krana løftet tørrfisk i seksti år.","en":"The crane lifted stockfish for sixty years."},"text":{"no":"Den gamle dampkrana står fortsatt.\n\n{{plan}}\n\n{{klokke}}\n\n{{lodd}}\n\n{{minne}}\n\n{{mer}}","en":"The old steam crane still stands.\n\n{{plan}}\n\n{{klokke}}\n\n{{lodd}}\n\n{{minne}}\n\n{{mer}}"}}', 'b997c246b438b3ab419755d6d0516fa08d5a63d1219ce364dd58796e864a83c7', '2026-11-24 11:34:51.318+00', false, DEFAULT),
	(102, 2, '1', NULL, 'published', NULL, NULL, 1, 60.3975, 5.324, '(3137093.868558576, 292344.8221670385, 5545647.266192497)', '{"no": "Låst kjeller"}', '{"no": "En kjeller under sjøboden."}', NULL, NULL, '{"code": "1814"}', '{}', 'by', '{"blocks": [{"html": {"no": "<p>Skatten ligger under gulvet.</p>"}, "type": "text", "layout": "plain"}]}', 'articles/102-kjelleren.md', '{"kind":"article","file":"articles/102-kjelleren.md","id":102,"owner":"havnemuseet","location":{"lat":60.3975,"lng":5.324},"themes":["havner"],"status":"published","revision":1,"lock":{"code":"1814"},"blocks":{},"title":{"no":"Låst kjeller"},"description":{"no":"En kjeller under sjøboden."},"text":{"no":"Skatten ligger under gulvet."}}', 'd23ad3b3bc29200d58d3faaf573b9d9dc58940ba05ac6f835df31899b9eef0db', '2026-11-24 11:34:51.318+00', false, DEFAULT),
	(103, 2, '1', NULL, 'draft', NULL, NULL, 1, 60.3971, 5.3241, '(3137131.907131056, 292353.88984850346, 5545625.2701183045)', '{"no": "Utkast om tollboden"}', '{"no": "Ikke ferdig."}', NULL, NULL, NULL, '{}', 'by', '{"blocks": [{"html": {"no": "<p>Teksten kommer.</p>"}, "type": "text", "layout": "plain"}]}', 'articles/103-utkast.md', '{"kind":"article","file":"articles/103-utkast.md","id":103,"owner":"havnemuseet","location":{"lat":60.3971,"lng":5.3241},"themes":[],"status":"draft","revision":1,"blocks":{},"title":{"no":"Utkast om tollboden"},"description":{"no":"Ikke ferdig."},"text":{"no":"Teksten kommer."}}', '9a3e97f339a0cb3dee181ddf7f65e2b07f0b2c8e9594d3eb2e2e86482d49a44c', '2026-11-24 11:34:51.318+00', false, DEFAULT),
	(4011, 33, '1', NULL, 'published', NULL, NULL, 1, 60.3951, 5.3263, '(3137313.420327712, 292492.3161389036, 5545515.285693056)', '{"no": "Ved brygga"}', '{"no": "Posten ved brygga."}', NULL, NULL, NULL, '{}', 'by', '{"blocks": [{"html": {"no": "<p>Se deg om.</p>"}, "type": "text", "layout": "plain"}]}', 'articles/4011.md', '{"kind":"post","file":"articles/4011.md","id":4011,"owner":"havnemuseet","location":{"lat":60.3951,"lng":5.3263},"themes":[],"status":"published","revision":1,"blocks":{},"title":{"no":"Ved brygga"},"description":{"no":"Posten ved brygga."},"text":{"no":"Se deg om."}}', '541957c426f3a093e249b8e8afa5a5299417ca5330cb89df0e8ede6ed0b4f771', '2026-11-24 11:34:51.318+00', false, DEFAULT),
	(4012, 33, '1', NULL, 'published', NULL, NULL, 1, 60.396, 5.327, '(3137223.113705898, 292522.5584360938, 5545564.779520609)', '{"no": "Ved tollboden"}', '{"no": "Posten ved tollboden."}', NULL, NULL, NULL, '{}', 'by', '{"blocks": [{"html": {"no": "<p>Se deg om.</p>"}, "type": "text", "layout": "plain"}]}', 'articles/4012.md', '{"kind":"post","file":"articles/4012.md","id":4012,"owner":"havnemuseet","location":{"lat":60.396,"lng":5.327},"themes":[],"status":"published","revision":1,"blocks":{},"title":{"no":"Ved tollboden"},"description":{"no":"Posten ved tollboden."},"text":{"no":"Se deg om."}}', '954a4ae94e651bb66f04138f1d90eca6bac7b5012e9c4a2dc24799c38e7d041e', '2026-11-24 11:34:51.318+00', true, DEFAULT),
	(1, 31, NULL, NULL, 'published', NULL, NULL, 1, 60.3975, 5.3245, '(3137091.3172492753, 292372.19846438174, 5545647.266192497)', '{"en": "The Harbour Museum", "no": "Havnemuseet"}', '{"en": "The museum by the harbour.", "no": "Museet ved havna."}', 5101, NULL, NULL, '{}', 'by', '{"visit": {"hours": [{"to": "12-31", "days": "mon-sun", "from": "01-01", "open": "10:00", "close": "16:00"}], "price": {"en": "NOK 50", "no": "50 kr"}}, "blocks": [], "images": {"mainImage": 5101}}', 'owners/havnemuseet.md', '{"kind":"owner","file":"owners/havnemuseet.md","id":1,"slug":"havnemuseet","location":{"lat":60.3975,"lng":5.3245},"image":"kran.png","themes":[],"status":"published","revision":1,"visit":{"hours":[{"from":"01-01","to":"12-31","days":"mon-sun","open":"10:00","close":"16:00"}],"price":{"no":"50 kr","en":"NOK 50"}},"blocks":{},"title":{"no":"Havnemuseet","en":"The Harbour Museum"},"description":{"no":"Museet ved havna.","en":"The museum by the harbour."},"text":{}}', '7b18f4861fabfe68118f3eb80262111ae8cc6ce9693b3f008d6c2029734f24db', '2026-11-24 11:34:51.318+00', false, DEFAULT),
	(301, 12, '1', NULL, 'published', NULL, NULL, 1, 60.3972, 5.3242, '(3137121.7596845776, 292358.46705560514, 5545630.769162191)', '{"no": "Havnerunden"}', '{"no": "Fra kran til kjeller."}', 5101, 2, NULL, '{}', 'by', '{"blocks": [{"html": {"no": "<p>Se også <a href=\"/article/101\">krana</a>.</p>"}, "type": "text", "layout": "plain"}], "images": {"mainImage": 5101}, "ordered": true, "selections": [{"id": 3011, "title": {"no": "Bare krana"}, "ordered": false, "media_id": 5101, "article_ids": [101], "description": {"no": "Utvalg"}}], "article_ids": [101, 102]}', 'presentations/301-havnerunden.md', '{"kind":"group","file":"presentations/301-havnerunden.md","id":301,"owner":"havnemuseet","location":{"lat":60.3972,"lng":5.3242},"image":"kran.png","themes":[],"status":"published","revision":1,"articles":[101,102],"ordered":true,"selections":[{"id":3011,"title":{"no":"Bare krana"},"description":{"no":"Utvalg"},"image":"kran.png","articles":[101],"ordered":false}],"blocks":{},"title":{"no":"Havnerunden"},"description":{"no":"Fra kran til kjeller."},"text":{"no":"Se også [krana](article:101)."}}', '5b56012358aea6152d704f1e726c1ed650e7b5f2a726e04559ee1fb2559ec836', '2026-11-24 11:34:51.318+00', false, DEFAULT),
	(401, 32, '1', NULL, 'published', NULL, NULL, 1, 60.3951, 5.3263, '(3137313.420327712, 292492.3161389036, 5545515.285693056)', '{"no": "Havnerebusen"}', '{"no": "To poster ved havna."}', NULL, 2, NULL, '{}', 'by', '{"posts": [{"task": {"kind": "single", "salt": "post-4011", "hints": [{"cost": 2, "text": {"no": "Det lukter fisk."}}], "points": 10, "options": [{"key": "e58fcb84", "text": {"no": "Tørrfisk"}}, {"key": "307121e4", "text": {"no": "Tømmer"}}], "question": {"no": "Hva løftet krana?"}, "answer_hashes": ["97b12260d252dfeee9b617e6b8df70e8d4ab2e3c0381638b1e6eaa04a1ed799f"]}, "conditions": {"distance": 50}, "document_id": 4011}, {"task": {"kind": "text", "salt": "post-4012", "hints": [], "points": 10, "question": {"no": "Hva samlet de inn?"}, "answer_hashes": ["09146302e6ffeceb1d3dc828081a3b114b17a130be63075588e329b61637af1a", "b3e00f820cc2b35070943e69afb97dfd6b22999eb50e2d95d63200273a4b1008"]}, "conditions": {"distance": 50, "sequence": true}, "second_way": {"salt": "post-4012-second", "question": {"no": "Hva heter bukta?"}, "answer_hashes": ["c16f0e75e6b0fb33798414beaa57e520ca264e9a602cda7f526f6c22a7899bdb"]}, "document_id": 4012, "hidden_until": "sequence"}], "blocks": [{"html": {"no": "<p>Gå fra post til post.</p>"}, "type": "text", "layout": "plain"}], "ordered": false, "proximity": 50}', 'rebuses/401-havnerebus.md', '{"kind":"rebus","file":"rebuses/401-havnerebus.md","id":401,"owner":"havnemuseet","location":{"lat":60.3951,"lng":5.3263},"themes":[],"status":"published","revision":1,"proximity":50,"posts":[{"article":4011,"conditions":{"distance":50},"task":{"kind":"single","question":{"no":"Hva løftet krana?"},"options":[{"text":{"no":"Tørrfisk"},"correct":true},{"text":{"no":"Tømmer"},"correct":false}],"points":10,"hints":[{"text":{"no":"Det lukter fisk."},"cost":2}]}},{"article":4012,"hidden_until":"sequence","conditions":{"distance":50,"sequence":true},"task":{"kind":"text","question":{"no":"Hva samlet de inn?"},"answers":{"no":["toll","tollen"]},"points":10,"hints":[]},"second_way":{"question":{"no":"Hva heter bukta?"},"answers":{"no":["Vågen"]}}}],"ordered":false,"blocks":{},"title":{"no":"Havnerebusen"},"description":{"no":"To poster ved havna."},"text":{"no":"Gå fra post til post."}}', '32df06c828573189e0472a28bd9c22399fd4062659ce0dc3a1aedd7e6ff1839f', '2026-11-24 11:34:51.318+00', false, DEFAULT);

INSERT INTO public.document_listing VALUES
	(101, 2, '1', 'published', NULL, NULL, false, NULL, 60.39814, 5.32236, '(3137040.5565792504, 292249.2817266092, 5545682.459349005)', '2026-11-24 11:34:51.318+00', '[101,2,60.39814,5.32236]'),
	(102, 2, '1', 'published', NULL, NULL, false, 'code', 60.3975, 5.324, '(3137093.868558576, 292344.8221670385, 5545647.266192497)', '2026-11-24 11:34:51.318+00', '[102,2,60.3975,5.324]'),
	(103, 2, '1', 'draft', NULL, NULL, false, NULL, 60.3971, 5.3241, '(3137131.907131056, 292353.88984850346, 5545625.2701183045)', '2026-11-24 11:34:51.318+00', '[103,2,60.3971,5.3241]'),
	(4011, 33, '1', 'published', NULL, NULL, false, NULL, 60.3951, 5.3263, '(3137313.420327712, 292492.3161389036, 5545515.285693056)', '2026-11-24 11:34:51.318+00', '[4011,33,60.3951,5.3263]'),
	(4012, 33, '1', 'published', NULL, NULL, true, NULL, 60.396, 5.327, '(3137223.113705898, 292522.5584360938, 5545564.779520609)', '2026-11-24 11:34:51.318+00', '[4012,33,60.396,5.327]'),
	(1, 31, NULL, 'published', NULL, NULL, false, NULL, 60.3975, 5.3245, '(3137091.3172492753, 292372.19846438174, 5545647.266192497)', '2026-11-24 11:34:51.318+00', '[1,31,60.3975,5.3245]'),
	(301, 12, '1', 'published', NULL, NULL, false, NULL, 60.3972, 5.3242, '(3137121.7596845776, 292358.46705560514, 5545630.769162191)', '2026-11-24 11:34:51.318+00', '[301,12,60.3972,5.3242]'),
	(401, 32, '1', 'published', NULL, NULL, false, NULL, 60.3951, 5.3263, '(3137313.420327712, 292492.3161389036, 5545515.285693056)', '2026-11-24 11:34:51.318+00', '[401,32,60.3951,5.3263]');

INSERT INTO public.document_media VALUES
	(101, 5101, true),
	(101, 5102, false),
	(101, 5103, false),
	(1, 5101, true),
	(301, 5101, true);

INSERT INTO public.document_reference VALUES
	(101, 102, 'related', 0),
	(101, 301, 'related', 1),
	(301, 101, 'article', 0),
	(301, 102, 'article', 1),
	(301, 101, 'link', 0),
	(401, 4011, 'post', 0),
	(401, 4012, 'post', 1);

INSERT INTO public.document_theme VALUES
	(101, 'havner', 0),
	(102, 'havner', 0);

INSERT INTO public.document_title_key VALUES
	(101, 'no', 2, '1', 'dampkrana!p}!kaia           ̊1'),
	(101, 'en', 2, '1', 'the!steam!crane!on!the!quay1'),
	(101, 'sv', 2, '1', 'dampkrana!p{!kaia           ̊1'),
	(102, 'no', 2, '1', 'l}st!kjeller ̊1'),
	(102, 'en', 2, '1', 'last!kjeller ̊1'),
	(102, 'sv', 2, '1', 'l{st!kjeller ̊1'),
	(103, 'no', 2, '1', 'utkast!om!tollboden1'),
	(103, 'en', 2, '1', 'utkast!om!tollboden1'),
	(103, 'sv', 2, '1', 'utkast!om!tollboden1'),
	(4011, 'no', 33, '1', 'ved!brygga1'),
	(4011, 'en', 33, '1', 'ved!brygga1'),
	(4011, 'sv', 33, '1', 'ved!brygga1'),
	(4012, 'no', 33, '1', 'ved!tollboden1'),
	(4012, 'en', 33, '1', 'ved!tollboden1'),
	(4012, 'sv', 33, '1', 'ved!tollboden1'),
	(1, 'no', 31, NULL, 'havnemuseet1'),
	(1, 'en', 31, NULL, 'the!harbour!museum1000100000001'),
	(1, 'sv', 31, NULL, 'havnemuseet1'),
	(301, 'no', 12, '1', 'havnerunden1'),
	(301, 'en', 12, '1', 'havnerunden1'),
	(301, 'sv', 12, '1', 'havnerunden1'),
	(401, 'no', 32, '1', 'havnerebusen1'),
	(401, 'en', 32, '1', 'havnerebusen1'),
	(401, 'sv', 32, '1', 'havnerebusen1');

INSERT INTO public.media VALUES
	(5103, 'klokke.wav', 'audio', 'audio/wav', '48f9b734687b6c7b57cbcba2b5e799706c85c770d181de055b728abb2c9ca7e6', NULL, '48f9b734687b6c7b', 124, NULL, NULL, 0.01, NULL, '{"no": "klokke.wav"}', '{}', '{}', '[{"name": "Tegner", "credit_type_id": 3}]', 'by', NULL, NULL, '{"no": "WEBVTT\n\n00:00.000 --> 00:00.010\nKlokka slår.\n"}', '{"no": "Klokka slår."}', NULL, '{"name":"klokke.wav","type":"audio","id":5103,"alt_text":{"no":"klokke.wav"},"credits":[{"type":"artist","name":"Tegner"}],"license":"by","transcript":{"no":"Klokka slår."},"captions":{"no":{"name":"klokke.no.vtt","text":"WEBVTT\n\n00:00.000 --> 00:00.010\nKlokka slår.\n"}}}', '27b67d60b1d08442e81d3bac438030e0dd0c56c8286d5947adb1d2d6178a3ad4', '[]', '{}', '{}'),
	(5101, 'kran.png', 'image', 'image/png', '02753b17f58e4fecbfeb400fe67ed039a4780e508b71c16033e1d7f1e021da4f', '02753b17f58e4fecbfeb400fe67ed039a4780e508b71c16033e1d7f1e021da4f', '02753b17f58e4fec', 119, 64, 48, NULL, '#385878', '{"no": "kran.png"}', '{}', '{}', '[{"name": "Tegner", "credit_type_id": 3}]', 'by', NULL, NULL, '{}', '{}', NULL, '{"name":"kran.png","type":"image","id":5101,"alt_text":{"no":"kran.png"},"credits":[{"type":"artist","name":"Tegner"}],"license":"by"}', '1fd7a18a1b02ca44019067a0b1c329e12770af3cfa2b49bb198dc5f4c1801cac', '[]', '{}', '{}'),
	(5102, 'plan.svg', 'image', 'image/svg+xml', 'c48fc7744b2e41e90f64b679aa8a2c5ebf0ac696a7266bd117e77a373c8d9ac9', 'd948df297423d0942f59092f36ab891a36c3a87977fa708e3953cf6d635fd05c', 'd948df297423d094', 173, 3500, 2625, NULL, '#f8f8f8', '{"no": "plan.svg"}', '{}', '{}', '[{"name": "Tegner", "credit_type_id": 3}]', 'by', NULL, NULL, '{}', '{}', NULL, '{"name":"plan.svg","type":"image","id":5102,"alt_text":{"no":"plan.svg"},"credits":[{"type":"artist","name":"Tegner"}],"license":"by"}', '5ea30fd1041bbbbad027ed9d3ca67f82bea4d1be5e43cc9b68af9383fb7371a2', '[]', '{}', '{}');

INSERT INTO public.oidc_record VALUES
	('Grant', 'mI5lhAAVnWpm-cCCfdE0Qd8bmV5CkbCOHVW2JnUd6Ak', '{"exp": 1803382495, "iat": 1795520095, "jti": "mI5lhAAVnWpm-cCCfdE0Qd8bmV5CkbCOHVW2JnUd6Ak", "kind": "Grant", "openid": {"scope": "openid profile offline_access"}, "clientId": "varde-gateway", "accountId": "33767703-e5a5-4cd1-bf12-e77c8b729932"}', NULL, NULL, '33767703-e5a5-4cd1-bf12-e77c8b729932', NULL, '2027-02-23 11:34:55.127218+00'),
	('Session', 'JHjWNQG-7Oi0jPZx5v_ildlve3YAL-5Dtny3uj8Hrum', '{"exp": 1803296095, "iat": 1795520095, "jti": "JHjWNQG-7Oi0jPZx5v_ildlve3YAL-5Dtny3uj8Hrum", "uid": "ceV_XN6Miizx0ndPmNi1Oivbp6i8-f7pi52Mu_Fm8CI", "kind": "Session", "loginTs": 1795520095, "accountId": "33767703-e5a5-4cd1-bf12-e77c8b729932", "authorizations": {"varde-gateway": {"sid": "N21K8KRCEKMXK4PLSHAJnkIOmC4gsKwuYMOl9ctIM0F", "grantId": "mI5lhAAVnWpm-cCCfdE0Qd8bmV5CkbCOHVW2JnUd6Ak", "persistsLogout": true}}}', NULL, 'ceV_XN6Miizx0ndPmNi1Oivbp6i8-f7pi52Mu_Fm8CI', '33767703-e5a5-4cd1-bf12-e77c8b729932', NULL, '2027-02-22 11:34:55.184517+00'),
	('AuthorizationCode', 'UTjV84Ljdrv6UsW1pQek_2cTDjSQTaxesx-Kfw2ntKE', '{"exp": 1795520155, "iat": 1795520095, "kind": "AuthorizationCode", "nonce": "LYD2ekeRqH3mkYU312Vgx1Dn4RombiXmWtrTtnlWctc", "scope": "openid profile", "grantId": "mI5lhAAVnWpm-cCCfdE0Qd8bmV5CkbCOHVW2JnUd6Ak", "authTime": 1795520095, "clientId": "varde-gateway", "accountId": "33767703-e5a5-4cd1-bf12-e77c8b729932", "sessionUid": "ceV_XN6Miizx0ndPmNi1Oivbp6i8-f7pi52Mu_Fm8CI", "redirectUri": "http://localhost:4000/oauth2/callback", "codeChallenge": "a1WXBaNMrNeyG181ZKpssxvyV9R5i0e60GFGoND2kqg", "codeChallengeMethod": "S256"}', 'mI5lhAAVnWpm-cCCfdE0Qd8bmV5CkbCOHVW2JnUd6Ak', NULL, '33767703-e5a5-4cd1-bf12-e77c8b729932', '2026-11-24 11:34:55.246882+00', '2026-11-24 11:35:55.143916+00'),
	('AccessToken', 'KjD6oJbpiLbXcquqPEP6Tl73lRwAZirfHp-2XeoJ7Cw', '{"exp": 1795520695, "gty": "authorization_code", "iat": 1795520095, "kind": "AccessToken", "scope": "openid profile", "grantId": "mI5lhAAVnWpm-cCCfdE0Qd8bmV5CkbCOHVW2JnUd6Ak", "clientId": "varde-gateway", "accountId": "33767703-e5a5-4cd1-bf12-e77c8b729932", "sessionUid": "ceV_XN6Miizx0ndPmNi1Oivbp6i8-f7pi52Mu_Fm8CI"}', 'mI5lhAAVnWpm-cCCfdE0Qd8bmV5CkbCOHVW2JnUd6Ak', NULL, '33767703-e5a5-4cd1-bf12-e77c8b729932', NULL, '2026-11-24 11:44:55.274412+00'),
	('RefreshToken', 'PZ1U_PRRFufFn2jwcB_qqyf6omLYqTi-G2YRYfLkVME', '{"exp": 1803296095, "gty": "authorization_code", "iat": 1795520095, "iiat": 1795520095, "kind": "RefreshToken", "nonce": "LYD2ekeRqH3mkYU312Vgx1Dn4RombiXmWtrTtnlWctc", "scope": "openid profile", "grantId": "mI5lhAAVnWpm-cCCfdE0Qd8bmV5CkbCOHVW2JnUd6Ak", "authTime": 1795520095, "clientId": "varde-gateway", "accountId": "33767703-e5a5-4cd1-bf12-e77c8b729932", "rotations": 0, "sessionUid": "ceV_XN6Miizx0ndPmNi1Oivbp6i8-f7pi52Mu_Fm8CI"}', 'mI5lhAAVnWpm-cCCfdE0Qd8bmV5CkbCOHVW2JnUd6Ak', NULL, '33767703-e5a5-4cd1-bf12-e77c8b729932', NULL, '2027-02-22 11:34:55.280178+00');

INSERT INTO public.owner VALUES
	('1', 'havnemuseet', 1, NULL, NULL, NULL);

INSERT INTO public.pack VALUES
	('havn', 'no', '{"name":"havn","title":{"no":"Havna","en":"The harbour"},"version":1,"languages":["no","en"],"default_language":"no","license":"by"}', 'd91ab814a51c5fd6810fe604804eb30c32152fc04f1bf5eaaee08fc9183ff987', '2026-11-24 11:34:51.455+00', 7);

INSERT INTO public.quiz_response VALUES
	('33767703-e5a5-4cd1-bf12-e77c8b729932', 401, '{"events": [{"at": 1795341600000, "id": "a0-0", "run": 1, "type": "started"}, {"at": 1795341660000, "id": "a1-1", "run": 1, "post": 4011, "type": "reached"}, {"at": 1795341720000, "id": "a2-2", "run": 1, "hint": 0, "post": 4011, "type": "hinted"}, {"at": 1795341780000, "id": "a3-3", "run": 1, "post": 4011, "type": "answered", "answer": "97b12260d252dfeee9b617e6b8df70e8d4ab2e3c0381638b1e6eaa04a1ed799f", "isRight": true}, {"at": 1795341840000, "id": "a3-3.1", "run": 1, "post": 4011, "type": "solved"}], "version": 1, "isSolved": false}', '2026-11-24 11:34:55.683416+00');

INSERT INTO public.schema_migration VALUES
	('0001-content', 'd8e648e14dbe80772c3adf1d3a017d1417adabe85ce907ebfcf6d7590f2eb242', '2026-11-24 11:34:48.560728+00'),
	('0002-access', '27311f90f1c3e221449e9fe6799c5481b9a9c72a2cf23cc4d8db004cc217b5bf', '2026-11-24 11:34:48.885803+00'),
	('0003-search', 'bea03c964c4725798787d338127b580bdc1c711a8d6df7da6a1b765b19251b2b', '2026-11-24 11:34:49.051263+00'),
	('0004-lists', 'ae00294693a902fcf300fec19f3694828bdc0439624b817e31d48fa07155cf44', '2026-11-24 11:34:49.127201+00'),
	('0005-media', '12a0810997c3289fdfdfb774476ef4264c0a432d0b25fa5fba7543f3771b2779', '2026-11-24 11:34:49.493046+00'),
	('0006-nearest', 'b1d314ea8b0fea774b4846ee9195119be0a457e8fae6ad7ad96c1daf0f47118c', '2026-11-24 11:34:49.563201+00'),
	('0007-sign-in', 'a7a9cfcf62dddbb173b40140c677ec5615cabe3b670e47ec9a8656bebbf8b709', '2026-11-24 11:34:49.588399+00'),
	('0008-code-lengths', '6589e6b3aaebef487bbe01b39e15d4dab878d70c38aa408bece1fc6b83bd1a58', '2026-11-24 11:34:49.862044+00'),
	('0009-transfers', 'bb8d58594e5c9638f37918cb82f61e4c33a6ee7d6bb45f495e7c6d03f1950af0', '2026-11-24 11:34:49.891774+00'),
	('0010-visits', 'c52b4b9dc9e22416dd0138fafc35d93389a1be4fa09e54be4f382c32498110e3', '2026-11-24 11:34:49.9598+00'),
	('0011-record-uuids', 'f3810cbb7944378c146668428ce7b2e8d5b101cd4bdc565ee5443e9cd385a805', '2026-11-24 11:34:49.99563+00');

INSERT INTO public.search_entry VALUES
	('article', '101', 101, NULL, 2, '1', 'published', NULL, NULL, '(3137040.5565792504, 292249.2817266092, 5545682.459349005)', true, 17, '|dampkrana pa kaia|the steam crane on the quay|', '''crane'' ''dampkran'' ''dampkrana'' ''kaia'' ''on'' ''pa'' ''quay'' ''steam'' ''the''', '''ar'':24B ''crane'':6A,15A,28B ''dampkran'':1A ''dampkrana'':10A ''harbour'':35,40 ''havn'':25B ''havnemuse'':26 ''havnemuseet'':38 ''havner'':37B ''kaia'':3A,12A ''kran'':19B ''lift'':29B ''loft'':20B ''museum'':36,41 ''on'':16A ''pa'':2A,11A ''quay'':9A,18A ''seksti'':23B ''sixti'':32B ''steam'':5A,14A ''stockfish'':30B ''the'':13A,17A,39 ''torrfisk'':21B ''year'':33B', '''ar'' ''crane'' ''dampkran'' ''dampkrana'' ''fortsatt'' ''gaml'' ''harbour'' ''havn'' ''havnemuse'' ''havnemuseet'' ''havner'' ''kaia'' ''kran'' ''lift'' ''loft'' ''museum'' ''old'' ''on'' ''pa'' ''quay'' ''seksti'' ''sixti'' ''stand'' ''star'' ''steam'' ''still'' ''stockfish'' ''the'' ''torrfisk'' ''year'''),
	('article', '102', 102, NULL, 2, '1', 'published', NULL, NULL, '(3137093.868558576, 292344.8221670385, 5545647.266192497)', true, 12, '|last kjeller|', '''kjell'' ''kjeller'' ''last''', '''harbour'':12,17 ''havn'':9B ''havnemuse'':10 ''havnemuseet'':15 ''havner'':14B ''kjell'':2A,6B ''kjeller'':4A ''last'':1A,3A ''museum'':13,18 ''sjobod'':8B ''the'':16 ''und'':7B', '''harbour'' ''havn'' ''havnemuse'' ''havnemuseet'' ''havner'' ''kjell'' ''kjeller'' ''last'' ''museum'' ''sjobod'' ''the'' ''und'''),
	('article', '103', 103, NULL, 2, '1', 'draft', NULL, NULL, '(3137131.907131056, 292353.88984850346, 5545625.2701183045)', true, 19, '|utkast om tollboden|', '''om'' ''tollbod'' ''tollboden'' ''utk'' ''utkast''', '''ferd'':8B ''harbour'':11,15 ''havnemuse'':9 ''havnemuseet'':13 ''museum'':12,16 ''om'':5A ''the'':14 ''tollbod'':3A ''tollboden'':6A ''utk'':1A ''utkast'':4A', '''ferd'' ''harbour'' ''havnemuse'' ''havnemuseet'' ''komm'' ''museum'' ''om'' ''tekst'' ''the'' ''tollbod'' ''tollboden'' ''utk'' ''utkast'''),
	('post', '4011', 4011, NULL, 33, '1', 'published', NULL, NULL, '(3137313.420327712, 292492.3161389036, 5545515.285693056)', true, 10, '|ved brygga|', '''brygg'' ''brygga'' ''ved''', '''brygg'':2A,7B ''brygga'':4A ''harbour'':10,14 ''havnemuse'':8 ''havnemuseet'':12 ''museum'':11,15 ''post'':5B ''the'':13 ''ved'':3A', '''brygg'' ''brygga'' ''harbour'' ''havnemuse'' ''havnemuseet'' ''museum'' ''post'' ''se'' ''the'' ''ved'''),
	('owner', '1', 1, NULL, 31, NULL, 'published', NULL, NULL, '(3137091.3172492753, 292372.19846438174, 5545647.266192497)', true, 11, '|havnemuseet|the harbour museum|', '''harbour'' ''havnemuse'' ''havnemuseet'' ''museum'' ''the''', '''harbour'':3A,7A,16B ''havn'':11B ''havnemuse'':1A ''havnemuseet'':5A ''muse'':9B ''museum'':4A,8A,13B ''the'':6A', '''harbour'' ''havn'' ''havnemuse'' ''havnemuseet'' ''muse'' ''museum'' ''the'''),
	('group', '301', 301, NULL, 12, '1', 'published', NULL, NULL, '(3137121.7596845776, 292358.46705560514, 5545630.769162191)', true, 11, '|havnerunden|', '''havnerund'' ''havnerunden''', '''harbour'':11,18 ''havnemuse'':8 ''havnemuseet'':16 ''havnerund'':1A ''havnerunden'':2A ''kjell'':6B ''kran'':4B ''museum'':12,19 ''present'':9B ''presentasjon'':7B,13B ''presentation'':14B,15B,20B ''the'':17', '''harbour'' ''havnemuse'' ''havnemuseet'' ''havnerund'' ''havnerunden'' ''kjell'' ''kran'' ''museum'' ''ogs'' ''present'' ''presentasjon'' ''presentation'' ''se'' ''the'''),
	('selection', '3011', 301, NULL, NULL, '1', 'published', NULL, NULL, '(3137121.7596845776, 292358.46705560514, 5545630.769162191)', true, 10, '|bare krana|', '''bare'' ''kran'' ''krana''', '''bare'':3A ''harbour'':9,14 ''havnemuse'':7 ''havnemuseet'':12 ''havnerund'':6B ''havnerunden'':11B ''kran'':2A ''krana'':4A ''museum'':10,15 ''the'':13 ''utvalg'':5B', '''bare'' ''harbour'' ''havnemuse'' ''havnemuseet'' ''havnerund'' ''havnerunden'' ''kran'' ''krana'' ''museum'' ''the'' ''utvalg'''),
	('rebus', '401', 401, NULL, 32, '1', 'published', NULL, NULL, '(3137313.420327712, 292492.3161389036, 5545515.285693056)', true, 12, '|havnerebusen|', '''havnerebus'' ''havnerebusen''', '''harbour'':12,20 ''havn'':6B ''havnemuse'':8 ''havnemuseet'':18 ''havnerebus'':1A ''havnerebusen'':2A ''museum'':13,21 ''post'':4B ''quiz'':9B,16B ''rebus'':7B,14B,15B,22B ''the'':19 ''to'':3B ''trail'':10B,17B', '''ga'' ''harbour'' ''havn'' ''havnemuse'' ''havnemuseet'' ''havnerebus'' ''havnerebusen'' ''museum'' ''post'' ''quiz'' ''rebus'' ''the'' ''to'' ''trail'''),
	('theme', 'havner', NULL, 'havner', NULL, NULL, 'published', NULL, NULL, NULL, true, 6, '|havner|', '''havn'' ''havner''', '''havn'':1A ''havner'':2A ''sjon'':5B ''sted'':3B', '''havn'' ''havner'' ''sjon'' ''sted''');

INSERT INTO public.search_word VALUES
	('dampkrana', 1, '{norwegian,simple}', '{dampkran,dampkrana}'),
	('pa', 1, '{norwegian,simple}', '{pa}'),
	('kaia', 1, '{norwegian,simple}', '{kaia}'),
	('krana', 2, '{norwegian,simple}', '{kran,krana}'),
	('loftet', 1, '{norwegian}', '{loft,loftet}'),
	('torrfisk', 1, '{norwegian}', '{torrfisk}'),
	('i', 1, '{norwegian}', '{i}'),
	('seksti', 1, '{norwegian}', '{seksti}'),
	('ar', 1, '{norwegian}', '{ar}'),
	('havner', 3, '{norwegian,simple}', '{havn,havner}'),
	('havnemuseet', 7, '{norwegian,simple}', '{havnemuse,havnemuseet}'),
	('the', 7, '{english,simple}', '{the}'),
	('steam', 1, '{english,simple}', '{steam}'),
	('crane', 1, '{english,simple}', '{crane}'),
	('on', 1, '{english,simple}', '{on}'),
	('quay', 1, '{english,simple}', '{quay}'),
	('lifted', 1, '{english}', '{lift,lifted}'),
	('stockfish', 1, '{english}', '{stockfish}'),
	('for', 1, '{english}', '{for}'),
	('sixty', 1, '{english}', '{sixti,sixty}'),
	('years', 1, '{english}', '{year,years}'),
	('harbour', 7, '{english,simple}', '{harbour}'),
	('museum', 7, '{english,simple}', '{museum}'),
	('last', 1, '{norwegian,simple}', '{last}'),
	('kjeller', 2, '{norwegian,simple}', '{kjell,kjeller}'),
	('en', 1, '{norwegian}', '{en}'),
	('under', 1, '{norwegian}', '{und,under}'),
	('sjoboden', 1, '{norwegian}', '{sjobod,sjoboden}'),
	('ved', 4, '{norwegian,simple}', '{ved}'),
	('brygga', 1, '{norwegian,simple}', '{brygg,brygga}'),
	('posten', 1, '{norwegian}', '{post,posten}'),
	('museet', 1, '{norwegian}', '{muse,museet}'),
	('havna', 2, '{norwegian}', '{havn,havna}'),
	('by', 1, '{english}', '{by}'),
	('havnerunden', 2, '{norwegian,simple}', '{havnerund,havnerunden}'),
	('fra', 1, '{norwegian}', '{fra}'),
	('kran', 1, '{norwegian}', '{kran}'),
	('til', 1, '{norwegian}', '{til}'),
	('presentasjon', 1, '{norwegian,simple}', '{presentasjon}'),
	('presentation', 1, '{english,simple,swedish}', '{present,presentation}'),
	('bare', 1, '{norwegian,simple}', '{bare}'),
	('utvalg', 1, '{norwegian}', '{utvalg}'),
	('havnerebusen', 1, '{norwegian,simple}', '{havnerebus,havnerebusen}'),
	('to', 1, '{norwegian}', '{to}'),
	('poster', 1, '{norwegian}', '{post,poster}'),
	('rebus', 1, '{norwegian,simple,swedish}', '{rebus}'),
	('quiz', 1, '{english,simple}', '{quiz}'),
	('trail', 1, '{english,simple}', '{trail}'),
	('steder', 1, '{norwegian}', '{sted,steder}'),
	('sjon', 1, '{norwegian}', '{sjon}');

INSERT INTO public.secret VALUES
	('attempt-addresses', 'rJ0FgBH3X9LhIVIE8er_ovjUTmjJBerQZ0FVW-XCtPQ', '2026-11-24 11:34:52.703204+00'),
	('gateway-client', 'Iwppsm4A41oUX38jLTgoNTlWyLwYw33wMRkh8NmSv30', '2026-11-24 11:34:53.94648+00'),
	('sign-in-starts', 'jaTyJ99DWkI0Fer-TVeQCmo_R8ed-sCcMytD4oGQnFg', '2026-11-24 11:34:53.991997+00'),
	('login-host-cookies', '374eJzItcb7p3NHp5w3RrsFGbQqZ14dtgAIxrN8a0yM', '2026-11-24 11:34:54.079592+00'),
	('refresh-tokens', 'Qqgvh7ivJXrNkSKdF5WLrk8IWps3ORxygcc6jBO_67o', '2026-11-24 11:34:55.535202+00');

INSERT INTO public.selection VALUES
	(3011, 301, 0, '{"no": "Bare krana"}', '{"no": "Utvalg"}', 5101, 1);

INSERT INTO public.sign_in_session VALUES
	('hhB8kKa-Catt7yLTGqd5AUVE67H1bRO1', '33767703-e5a5-4cd1-bf12-e77c8b729932', 'Kari Nordmann', NULL, '–', 1, '2026-11-24 11:34:55.320039+00', 'u7PY9JtEqf7XWEGjxBtoY2mxp3HeRm1UIq38bHF2yb-', 'Strict', '2026-11-24 11:34:55.320039+00', '2027-02-22 11:34:55.320039+00');

INSERT INTO public.signing_key VALUES
	('n3pnk7g4RBq7EkOvdnQTnfx5jkYKsjfw4N-pk5ruV0Y', '{"d": "QLqKvbWZFTHjFqOgrNKV5eXi1cY7zdTZ4L-nnf4Kr34", "x": "Bf5xvVLTAJ4Br4PenLl7DftHPnG-RqGI99eDb18afng", "y": "P17rj7Aml8-Psbn3zhcF9wLTezWA5ssBjIfP-wjZs8M", "crv": "P-256", "kty": "EC"}', '2026-11-24 11:34:54.099918+00', 'login-host'),
	('Mv6h7iK1W7h2brJjmoBy4AxU8SVBKzCUcx9cbpp864Y', '{"d": "X6dUTKdkze6r0NsFH3mjjEpl-oKFZmyRBaoIuszn-nM", "x": "CcEwIPl1CEmHWUV4MrdauKH_7Jn97CxZz5vS47DQi8A", "y": "Hs5qFaTyYfUB1VK5RclxP2ZO1qcrIXICIl-EpPX665o", "crv": "P-256", "kty": "EC"}', '2026-11-24 11:34:55.353+00', 'access-tokens');

INSERT INTO public.theme VALUES
	('havner', 0, '{"no": "Havner"}', '{"no": "Steder ved sjøen."}', '{}', NULL, 5101, 'themes/havner.md', '{"file":"themes/havner.md","slug":"havner","image":"kran.png","title":{"no":"Havner"},"description":{"no":"Steder ved sjøen."},"text":{}}', 'e199b70e1b81872cb1bfb37853931ad58e38855385d35026659268c3e133d4e2');

INSERT INTO public.transfer VALUES
	('ilvbTMFRZBJsbvJmjendJA0pnOY5ekLJWpQRuT0IDtg', 'x', '2026-11-24 11:44:55.881726+00');

INSERT INTO public.user_settings VALUES
	('33767703-e5a5-4cd1-bf12-e77c8b729932', '{"contrast": "high", "language": "no", "favourites": [301, 101], "favourite_times": {"101": 1795341600000, "102": 1795341602000, "301": 1795341601000}}', '2026-11-24 11:34:55.601872+00');

INSERT INTO public.visit_count VALUES
	('2026-11-24', 'code', '1001', 1, 0, 0),
	('2026-11-24', 'document', '101', 1, 1, 12),
	('2026-11-24', 'language', 'no', 1, 1, 12),
	('2026-11-24', 'owner', '1', 1, 1, 12),
	('2026-11-24', 'page', 'article', 1, 1, 12);

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_email_key UNIQUE (email);

ALTER TABLE ONLY public.account_link
    ADD CONSTRAINT account_link_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.account_session
    ADD CONSTRAINT account_session_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.archive_record
    ADD CONSTRAINT archive_record_pkey PRIMARY KEY (kind, id);

ALTER TABLE ONLY public.attempt
    ADD CONSTRAINT attempt_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.code
    ADD CONSTRAINT code_pkey PRIMARY KEY (code);

ALTER TABLE ONLY public.document_listing
    ADD CONSTRAINT document_listing_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.document_media
    ADD CONSTRAINT document_media_pkey PRIMARY KEY (document_id, media_id);

ALTER TABLE ONLY public.document
    ADD CONSTRAINT document_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.document_reference
    ADD CONSTRAINT document_reference_pkey PRIMARY KEY (from_id, kind, to_id, sort);

ALTER TABLE ONLY public.document_theme
    ADD CONSTRAINT document_theme_pkey PRIMARY KEY (document_id, theme_slug);

ALTER TABLE ONLY public.document_title_key
    ADD CONSTRAINT document_title_key_pkey PRIMARY KEY (document_id, language);

ALTER TABLE ONLY public.ended_session
    ADD CONSTRAINT ended_session_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.film_stream
    ADD CONSTRAINT film_stream_pkey PRIMARY KEY (sha256);

ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.oidc_record
    ADD CONSTRAINT oidc_record_pkey PRIMARY KEY (model, id);

ALTER TABLE ONLY public.owner
    ADD CONSTRAINT owner_document_id_key UNIQUE (document_id);

ALTER TABLE ONLY public.owner
    ADD CONSTRAINT owner_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.owner
    ADD CONSTRAINT owner_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.pack
    ADD CONSTRAINT pack_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.quiz_response
    ADD CONSTRAINT quiz_response_pkey PRIMARY KEY (user_id, document_id);

ALTER TABLE ONLY public.schema_migration
    ADD CONSTRAINT schema_migration_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.search_entry
    ADD CONSTRAINT search_entry_pkey PRIMARY KEY (kind, ref);

ALTER TABLE ONLY public.search_word
    ADD CONSTRAINT search_word_pkey PRIMARY KEY (word);

ALTER TABLE ONLY public.secret
    ADD CONSTRAINT secret_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.selection
    ADD CONSTRAINT selection_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sign_in_session
    ADD CONSTRAINT sign_in_session_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.signing_key
    ADD CONSTRAINT signing_key_pkey PRIMARY KEY (kid);

ALTER TABLE ONLY public.theme
    ADD CONSTRAINT theme_pkey PRIMARY KEY (slug);

ALTER TABLE ONLY public.transfer
    ADD CONSTRAINT transfer_pkey PRIMARY KEY (code_hash);

ALTER TABLE ONLY public.user_settings
    ADD CONSTRAINT user_settings_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.visit_count
    ADD CONSTRAINT visit_count_pkey PRIMARY KEY (day, subject, ref);

CREATE INDEX account_link_account ON public.account_link USING btree (account_id);

CREATE INDEX account_session_account ON public.account_session USING btree (account_id);

CREATE INDEX archive_record_uuid ON public.archive_record USING btree (kind, lower((source ->> 'uuid'::text)));

CREATE INDEX attempt_resets_at ON public.attempt USING btree (resets_at);

CREATE INDEX code_digits ON public.code USING btree (length(code)) WHERE (code ~ '^[0-9]+$'::text);

CREATE INDEX document_details ON public.document USING gin (details jsonb_path_ops);

CREATE INDEX document_listing_nowhere ON public.document_listing USING btree (schema_id, id) WHERE ("position" IS NULL);

CREATE INDEX document_listing_owner ON public.document_listing USING btree (owner_id, schema_id, id);

CREATE INDEX document_listing_owner_position ON public.document_listing USING gist (owner_id, schema_id, "position") WHERE ((owner_id IS NOT NULL) AND ("position" IS NOT NULL));

CREATE INDEX document_listing_owner_updated ON public.document_listing USING btree (owner_id, schema_id, updated_at, id);

CREATE INDEX document_listing_point ON public.document_listing USING gist (point(lng, lat));

CREATE INDEX document_listing_position ON public.document_listing USING gist (schema_id, "position") WHERE ("position" IS NOT NULL);

CREATE INDEX document_listing_schema ON public.document_listing USING btree (schema_id, id);

CREATE INDEX document_listing_strip ON public.document_listing USING gist (public.on_strip(schema_id, lat, lng)) WHERE ("position" IS NOT NULL);

CREATE INDEX document_listing_updated ON public.document_listing USING btree (schema_id, updated_at, id);

CREATE INDEX document_media_media ON public.document_media USING btree (media_id);

CREATE INDEX document_old_id ON public.document USING btree (old_id) WHERE (old_id IS NOT NULL);

CREATE INDEX document_owner ON public.document USING btree (owner_id, schema_id);

CREATE INDEX document_reference_to ON public.document_reference USING btree (to_id, from_id, kind);

CREATE INDEX document_theme_slug ON public.document_theme USING btree (theme_slug);

CREATE INDEX document_title_key_owner ON public.document_title_key USING btree (language, owner_id, schema_id, key, document_id);

CREATE INDEX document_title_key_schema ON public.document_title_key USING btree (language, schema_id, key, document_id);

CREATE INDEX ended_session_ended_at ON public.ended_session USING btree (ended_at);

CREATE INDEX film_stream_poster ON public.film_stream USING btree ("left"(poster_sha256, 16));

CREATE INDEX media_identifier ON public.media USING btree (identifier);

CREATE INDEX media_sha256 ON public.media USING btree (sha256);

CREATE INDEX oidc_record_account ON public.oidc_record USING btree (account_id) WHERE (account_id IS NOT NULL);

CREATE INDEX oidc_record_expires_at ON public.oidc_record USING btree (expires_at);

CREATE INDEX oidc_record_grant ON public.oidc_record USING btree (grant_id) WHERE (grant_id IS NOT NULL);

CREATE INDEX oidc_record_uid ON public.oidc_record USING btree (uid) WHERE (uid IS NOT NULL);

CREATE INDEX search_entry_document ON public.search_entry USING btree (document_id);

CREATE INDEX search_entry_everything ON public.search_entry USING gin (public.only_by_index(everything));

CREATE INDEX search_entry_head ON public.search_entry USING gin (public.only_by_index(head));

CREATE INDEX search_entry_others ON public.search_entry USING gin (public.only_by_index(everything)) WHERE (kind = ANY (ARRAY['owner'::text, 'theme'::text, 'selection'::text]));

CREATE INDEX search_entry_theme ON public.search_entry USING btree (theme_slug);

CREATE INDEX search_entry_title ON public.search_entry USING gin (public.only_by_index(title));

CREATE INDEX search_word_letters ON public.search_word USING gin (word public.gin_trgm_ops);

CREATE INDEX search_word_lexemes ON public.search_word USING gin (lexemes);

CREATE INDEX selection_document ON public.selection USING btree (document_id, sort);

CREATE INDEX sign_in_session_expires_at ON public.sign_in_session USING btree (expires_at);

CREATE INDEX sign_in_session_user ON public.sign_in_session USING btree (user_id);

CREATE INDEX transfer_expires_at ON public.transfer USING btree (expires_at);

CREATE TRIGGER document_listing_insert AFTER INSERT ON public.document REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.write_document_listing();

CREATE TRIGGER document_listing_update AFTER UPDATE ON public.document REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.write_document_listing();

ALTER TABLE ONLY public.account_link
    ADD CONSTRAINT account_link_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.account_session
    ADD CONSTRAINT account_session_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.code
    ADD CONSTRAINT code_context_document_id_fkey FOREIGN KEY (context_document_id) REFERENCES public.document(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.code
    ADD CONSTRAINT code_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.code
    ADD CONSTRAINT code_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.owner(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.document
    ADD CONSTRAINT document_image_media_id_fkey FOREIGN KEY (image_media_id) REFERENCES public.media(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.document_listing
    ADD CONSTRAINT document_listing_id_fkey FOREIGN KEY (id) REFERENCES public.document(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.document_media
    ADD CONSTRAINT document_media_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.document_media
    ADD CONSTRAINT document_media_media_id_fkey FOREIGN KEY (media_id) REFERENCES public.media(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.document
    ADD CONSTRAINT document_owner_fk FOREIGN KEY (owner_id) REFERENCES public.owner(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.document_reference
    ADD CONSTRAINT document_reference_from_id_fkey FOREIGN KEY (from_id) REFERENCES public.document(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.document_reference
    ADD CONSTRAINT document_reference_to_id_fkey FOREIGN KEY (to_id) REFERENCES public.document(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.document_theme
    ADD CONSTRAINT document_theme_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.document_theme
    ADD CONSTRAINT document_theme_theme_slug_fkey FOREIGN KEY (theme_slug) REFERENCES public.theme(slug) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.document_title_key
    ADD CONSTRAINT document_title_key_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_poster_media_id_fkey FOREIGN KEY (poster_media_id) REFERENCES public.media(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.owner
    ADD CONSTRAINT owner_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.owner
    ADD CONSTRAINT owner_logo_media_id_fkey FOREIGN KEY (logo_media_id) REFERENCES public.media(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.search_entry
    ADD CONSTRAINT search_entry_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.search_entry
    ADD CONSTRAINT search_entry_theme_slug_fkey FOREIGN KEY (theme_slug) REFERENCES public.theme(slug) ON DELETE CASCADE;

ALTER TABLE ONLY public.selection
    ADD CONSTRAINT selection_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.selection
    ADD CONSTRAINT selection_image_media_id_fkey FOREIGN KEY (image_media_id) REFERENCES public.media(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.theme
    ADD CONSTRAINT theme_image_media_id_fkey FOREIGN KEY (image_media_id) REFERENCES public.media(id) DEFERRABLE INITIALLY DEFERRED;



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

CREATE EXTENSION IF NOT EXISTS cube WITH SCHEMA public;

CREATE EXTENSION IF NOT EXISTS earthdistance WITH SCHEMA public;

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE public.archive_record (
    kind text NOT NULL,
    id text NOT NULL,
    file text NOT NULL,
    source json NOT NULL,
    digest text NOT NULL,
    CONSTRAINT archive_record_kind_check CHECK ((kind = ANY (ARRAY['object'::text, 'memory'::text, 'entity'::text, 'paths'::text])))
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
    title_text text NOT NULL,
    image_media_id integer,
    item_count integer,
    lock jsonb,
    translated_by jsonb DEFAULT '{}'::jsonb NOT NULL,
    license text,
    content jsonb NOT NULL,
    search_no tsvector NOT NULL,
    search_sv tsvector NOT NULL,
    search_en tsvector NOT NULL,
    file text NOT NULL,
    source json NOT NULL,
    digest text NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT document_check CHECK (((("position" IS NULL) = (lat IS NULL)) AND ((lat IS NULL) = (lng IS NULL)))),
    CONSTRAINT document_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'withdrawn'::text])))
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
    digest text NOT NULL
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
    imported_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.schema_migration (
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
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

INSERT INTO public.archive_record VALUES
	('entity', '5b2e6c1a-7d43-4f0e-9a58-1c3f2e7b9d10', 'entities/5b2e6c1a-7d43-4f0e-9a58-1c3f2e7b9d10.yaml', '{"kind":"entity","file":"entities/5b2e6c1a-7d43-4f0e-9a58-1c3f2e7b9d10.yaml","uuid":"5b2e6c1a-7d43-4f0e-9a58-1c3f2e7b9d10","type":"Concept","name":{"no":"Havn","en":"Harbour"},"description":{"no":"Et sted der skip ligger trygt.","en":"A place where ships lie safe."},"same_as":[]}', '83641ffaac85643c5990e10bbe8e555855fb96acd05750ee0d7304d870791782'),
	('memory', '9001', 'memories/9001.yaml', '{"kind":"memory","file":"memories/9001.yaml","id":9001,"country":"no","language":"no","topic":{"no":"Arbeid"},"question":{"no":"Hvem kjørte krana?"},"title":{"no":"Kranføreren"},"text":{"no":"Far kjørte krana."},"contributor":{"name":"Kari","born":"1945","place":"Bergen"},"year":1953,"images":[],"license":"by"}', '31d106a09daf95f3d46842d51fe4a3cc6332bc69a419d710d8194ee0ec7295e3'),
	('object', '011091000101', 'objects/011091000101.yaml', '{"kind":"object","file":"objects/011091000101.yaml","id":"011091000101","uuid":"3d9f1c52-0a6e-4b7d-8c21-54e0f7a96b13","type":"Thing","owner":"havnemuseet","identifier":"HM.00101","title":{"no":"Kranlodd","en":"Crane weight"},"description":{"no":"Lodd av jern.","en":"A weight of iron."},"names":["Lodd"],"subjects":["Handel"],"production":{"from":1904,"to":1910,"place":"Bergen","by":"Ukjent"},"materials":["Jern"],"techniques":["Smiing"],"measures":[{"type":"Vekt","value":24,"unit":"kg"}],"images":[],"license":"by"}', 'ce55c98d8c1457432187b4aee6768da8efcc65b7758cc56a0b5e94c42e827247'),
	('paths', 'paths', 'paths.geojson', '{"lines":[{"kind":"path","coordinates":[[5.3263,60.3951],[5.327,60.396]]}]}', 'a5339a0b3e1a85c9a3da33bc989e746cb752c0ebbedd00c8d026e9c65102e521');

INSERT INTO public.code VALUES
	('1001', NULL, 101, NULL, 0, '{"code":"1001","document":101}', 'f3510763c23d155e4482610748f2964ddaafeadf64e14fa65be8718488f5dcf4'),
	('20', NULL, 301, NULL, 1, '{"code":"20","document":301}', 'c4493eadce62a622643a0d19c9a26255728fd9585d81d86ea962e6835f1d1380'),
	('kran', NULL, 101, NULL, 2, '{"code":"kran","document":101}', '3fbaaa1fee0e08d1b64be69b919a9936c9c5ea6472e7f9768c68aac974f51454');

INSERT INTO public.document VALUES
	(101, 2, '1', NULL, 'published', NULL, NULL, 1, 60.39814, 5.32236, '(3137040.5565792504, 292249.2817266092, 5545682.459349005)', '{"en": "The steam crane on the quay", "no": "Dampkrana på kaia"}', '{"en": "The crane lifted stockfish for sixty years.", "no": "Krana løftet tørrfisk i seksti år."}', 'dampkrana pa kaia the steam crane on the quay havnemuseet the harbour museum', 5101, NULL, NULL, '{}', 'by', '{"facts": {"period": {"to": 1975, "from": 1904}, "sources": [{"title": "Havnas historie"}]}, "blocks": [{"html": {"en": "<p>The old steam crane still stands.</p>", "no": "<p>Den gamle dampkrana står fortsatt.</p>"}, "type": "text", "layout": "plain"}, {"type": "image", "media_id": 5102}, {"type": "audio", "media_id": 5103}, {"type": "object", "identifier": "011091000101"}, {"type": "memory", "memory_id": 9001}, {"type": "related", "document_ids": [102, 301]}], "images": {"mainImage": 5101}}', '''ar'':9B,15C ''dampkran'':1A,18C ''fortsatt'':20C ''gaml'':17C ''kaia'':3A ''kran'':4B,10C ''loft'':5B,11C ''pa'':2A ''seksti'':8B,14C ''star'':19C ''torrfisk'':6B,12C', '''ar'':9B,15C ''dampkran'':1A,18C ''fortsat'':20C ''gaml'':17C ''kaia'':3A ''kran'':4B,10C ''loftet'':5B,11C ''pa'':2A ''seksti'':8B,14C ''star'':19C ''torrfisk'':6B,12C', '''crane'':3A,8B,15C,24C ''lift'':9B,16C ''old'':22C ''quay'':6A ''sixti'':12B,19C ''stand'':26C ''steam'':2A,23C ''still'':25C ''stockfish'':10B,17C ''year'':13B,20C', 'articles/101-kranen.md', '{"kind":"article","file":"articles/101-kranen.md","id":101,"owner":"havnemuseet","location":{"lat":60.39814,"lng":5.32236},"image":"kran.png","themes":["havner"],"status":"published","revision":1,"facts":{"period":{"from":1904,"to":1975},"sources":[{"title":"Havnas historie"}]},"blocks":{"plan":{"type":"image","image":"plan.svg"},"klokke":{"type":"audio","audio":"klokke.wav"},"lodd":{"type":"object","object":"011091000101"},"minne":{"type":"memory","memory":9001},"mer":{"type":"related","related":[102,301]}},"title":{"no":"Dampkrana på kaia","en":"The steam crane on the quay"},"description":{"no":"Krana løftet tørrfisk i seksti år.","en":"The crane lifted stockfish for sixty years."},"text":{"no":"Den gamle dampkrana står fortsatt.\n\n{{plan}}\n\n{{klokke}}\n\n{{lodd}}\n\n{{minne}}\n\n{{mer}}","en":"The old steam crane still stands.\n\n{{plan}}\n\n{{klokke}}\n\n{{lodd}}\n\n{{minne}}\n\n{{mer}}"}}', 'f840fc3ba415967b19775f22de1ee87b9539e7ee73db2efeab0e44e6073609c2', '2026-11-24 11:33:50.144+00'),
	(102, 2, '1', NULL, 'published', NULL, NULL, 1, 60.3975, 5.324, '(3137093.868558576, 292344.8221670385, 5545647.266192497)', '{"no": "Låst kjeller"}', '{"no": "En kjeller under sjøboden."}', 'last kjeller havnemuseet the harbour museum', NULL, NULL, '{"code": "1814"}', '{}', 'by', '{"blocks": [{"html": {"no": "<p>Skatten ligger under gulvet.</p>"}, "type": "text", "layout": "plain"}]}', '''kjell'':2A,4B ''last'':1A ''sjobod'':6B ''und'':5B', '''kjell'':2A,4B ''last'':1A ''sjobod'':6B', '''en'':3B ''kjeller'':2A,4B ''last'':1A ''sjoboden'':6B', 'articles/102-kjelleren.md', '{"kind":"article","file":"articles/102-kjelleren.md","id":102,"owner":"havnemuseet","location":{"lat":60.3975,"lng":5.324},"themes":["havner"],"status":"published","revision":1,"lock":{"code":"1814"},"blocks":{},"title":{"no":"Låst kjeller"},"description":{"no":"En kjeller under sjøboden."},"text":{"no":"Skatten ligger under gulvet."}}', '76d25e3d11023ce3d5b093adf9e192e75bcb22f5b2e217fec29d4306c8956a3a', '2026-11-24 11:33:50.144+00'),
	(103, 2, '1', NULL, 'draft', NULL, NULL, 1, 60.3971, 5.3241, '(3137131.907131056, 292353.88984850346, 5545625.2701183045)', '{"no": "Utkast om tollboden"}', '{"no": "Ikke ferdig."}', 'utkast om tollboden havnemuseet the harbour museum', NULL, NULL, NULL, '{}', 'by', '{"blocks": [{"html": {"no": "<p>Teksten kommer.</p>"}, "type": "text", "layout": "plain"}]}', '''ferd'':5B,7C ''komm'':9C ''tekst'':8C ''tollbod'':3A ''utk'':1A', '''ferd'':5B,7C ''ikk'':4B,6C ''komm'':9C ''tekst'':8C ''tollbod'':3A ''utk'':1A', '''ferdig'':5B,7C ''ikk'':4B,6C ''kommer'':9C ''om'':2A ''teksten'':8C ''tollboden'':3A ''utkast'':1A', 'articles/103-utkast.md', '{"kind":"article","file":"articles/103-utkast.md","id":103,"owner":"havnemuseet","location":{"lat":60.3971,"lng":5.3241},"themes":[],"status":"draft","revision":1,"blocks":{},"title":{"no":"Utkast om tollboden"},"description":{"no":"Ikke ferdig."},"text":{"no":"Teksten kommer."}}', 'c68e9cf64b95a6c1d5e384962df297c903a940014a10642ae2cc8fc573e3fc22', '2026-11-24 11:33:50.144+00'),
	(4011, 33, '1', NULL, 'published', NULL, NULL, 1, 60.3951, 5.3263, '(3137313.420327712, 292492.3161389036, 5545515.285693056)', '{"no": "Ved brygga"}', '{"no": "Posten ved brygga."}', 'ved brygga havnemuseet the harbour museum', NULL, NULL, NULL, '{}', 'by', '{"blocks": [{"html": {"no": "<p>Se deg om.</p>"}, "type": "text", "layout": "plain"}]}', '''brygg'':2A,5B,8C ''post'':3B,6C ''se'':9C', '''brygg'':2A,5B,8C ''deg'':10C ''post'':3B,6C ''se'':9C ''ved'':1A,4B,7C', '''brygga'':2A,5B,8C ''deg'':10C ''om'':11C ''posten'':3B,6C ''se'':9C ''ved'':1A,4B,7C', 'articles/4011.md', '{"kind":"post","file":"articles/4011.md","id":4011,"owner":"havnemuseet","location":{"lat":60.3951,"lng":5.3263},"themes":[],"status":"published","revision":1,"blocks":{},"title":{"no":"Ved brygga"},"description":{"no":"Posten ved brygga."},"text":{"no":"Se deg om."}}', '300e935482dfefd90736873ca0a6e898b701aaf648f23091e32c75cd0f08d9d3', '2026-11-24 11:33:50.144+00'),
	(4012, 33, '1', NULL, 'published', NULL, NULL, 1, 60.396, 5.327, '(3137223.113705898, 292522.5584360938, 5545564.779520609)', '{"no": "Ved tollboden"}', '{"no": "Posten ved tollboden."}', 'ved tollboden havnemuseet the harbour museum', NULL, NULL, NULL, '{}', 'by', '{"blocks": [{"html": {"no": "<p>Se deg om.</p>"}, "type": "text", "layout": "plain"}]}', '''post'':3B,6C ''se'':9C ''tollbod'':2A,5B,8C', '''deg'':10C ''post'':3B,6C ''se'':9C ''tollbod'':2A,5B,8C ''ved'':1A,4B,7C', '''deg'':10C ''om'':11C ''posten'':3B,6C ''se'':9C ''tollboden'':2A,5B,8C ''ved'':1A,4B,7C', 'articles/4012.md', '{"kind":"post","file":"articles/4012.md","id":4012,"owner":"havnemuseet","location":{"lat":60.396,"lng":5.327},"themes":[],"status":"published","revision":1,"blocks":{},"title":{"no":"Ved tollboden"},"description":{"no":"Posten ved tollboden."},"text":{"no":"Se deg om."}}', '885bc7236eec2afa99c23dc07d1b1dbd64cba0538cbbcfcd877eb6b0d6ba6d64', '2026-11-24 11:33:50.144+00'),
	(1, 31, NULL, NULL, 'published', NULL, NULL, 1, 60.3975, 5.3245, '(3137091.3172492753, 292372.19846438174, 5545647.266192497)', '{"en": "The Harbour Museum", "no": "Havnemuseet"}', '{"en": "The museum by the harbour.", "no": "Museet ved havna."}', 'havnemuseet the harbour museum', 5101, NULL, NULL, '{}', 'by', '{"visit": {"hours": [{"to": "12-31", "days": "mon-sun", "from": "01-01", "open": "10:00", "close": "16:00"}], "price": {"en": "NOK 50", "no": "50 kr"}}, "blocks": [], "images": {"mainImage": 5101}}', '''havn'':4B,7C ''havnemuse'':1A ''muse'':2B,5C', '''havn'':4B,7C ''havnemuseet'':1A ''museet'':2B,5C ''ved'':3B,6C', '''harbour'':2A,8B,13C ''museum'':3A,5B,10C', 'owners/havnemuseet.md', '{"kind":"owner","file":"owners/havnemuseet.md","id":1,"slug":"havnemuseet","location":{"lat":60.3975,"lng":5.3245},"image":"kran.png","themes":[],"status":"published","revision":1,"visit":{"hours":[{"from":"01-01","to":"12-31","days":"mon-sun","open":"10:00","close":"16:00"}],"price":{"no":"50 kr","en":"NOK 50"}},"blocks":{},"title":{"no":"Havnemuseet","en":"The Harbour Museum"},"description":{"no":"Museet ved havna.","en":"The museum by the harbour."},"text":{}}', '9c3ca71a942497e310ae95852bc8a53b8b8f477a2fba6dfadfc4b7c3d74905fd', '2026-11-24 11:33:50.144+00'),
	(301, 12, '1', NULL, 'published', NULL, NULL, 1, 60.3972, 5.3242, '(3137121.7596845776, 292358.46705560514, 5545630.769162191)', '{"no": "Havnerunden"}', '{"no": "Fra kran til kjeller."}', 'havnerunden havnemuseet the harbour museum', 5101, 2, NULL, '{}', 'by', '{"blocks": [{"html": {"no": "<p>Se også <a href=\"/article/101\">krana</a>.</p>"}, "type": "text", "layout": "plain"}], "images": {"mainImage": 5101}, "ordered": true, "selections": [{"id": 3011, "title": {"no": "Bare krana"}, "ordered": false, "media_id": 5101, "article_ids": [101], "description": {"no": "Utvalg"}}], "article_ids": [101, 102]}', '''havnerund'':1A ''kjell'':5B,9C ''kran'':3B,7C,12C ''ogs'':11C ''se'':10C', '''fra'':2B,6C ''havnerund'':1A ''kjell'':5B,9C ''kran'':3B,7C,12C ''ogs'':11C ''se'':10C ''til'':4B,8C', '''fra'':2B,6C ''havnerunden'':1A ''kjeller'':5B,9C ''kran'':3B,7C ''krana'':12C ''ogsa'':11C ''se'':10C ''til'':4B,8C', 'presentations/301-havnerunden.md', '{"kind":"group","file":"presentations/301-havnerunden.md","id":301,"owner":"havnemuseet","location":{"lat":60.3972,"lng":5.3242},"image":"kran.png","themes":[],"status":"published","revision":1,"articles":[101,102],"ordered":true,"selections":[{"id":3011,"title":{"no":"Bare krana"},"description":{"no":"Utvalg"},"image":"kran.png","articles":[101],"ordered":false}],"blocks":{},"title":{"no":"Havnerunden"},"description":{"no":"Fra kran til kjeller."},"text":{"no":"Se også [krana](article:101)."}}', '4bf21e94e285eaef44c0599d6b865519b689fbf707f45921a85c071c59409c40', '2026-11-24 11:33:50.144+00'),
	(401, 32, '1', NULL, 'published', NULL, NULL, 1, 60.3951, 5.3263, '(3137313.420327712, 292492.3161389036, 5545515.285693056)', '{"no": "Havnerebusen"}', '{"no": "To poster ved havna."}', 'havnerebusen havnemuseet the harbour museum', NULL, 2, NULL, '{}', 'by', '{"posts": [{"task": {"kind": "single", "salt": "post-4011", "hints": [{"cost": 2, "text": {"no": "Det lukter fisk."}}], "points": 10, "options": [{"key": "e58fcb84", "text": {"no": "Tørrfisk"}}, {"key": "307121e4", "text": {"no": "Tømmer"}}], "question": {"no": "Hva løftet krana?"}, "answer_hashes": ["97b12260d252dfeee9b617e6b8df70e8d4ab2e3c0381638b1e6eaa04a1ed799f"]}, "conditions": {"distance": 50}, "document_id": 4011}, {"task": {"kind": "text", "salt": "post-4012", "hints": [], "points": 10, "question": {"no": "Hva samlet de inn?"}, "answer_hashes": ["09146302e6ffeceb1d3dc828081a3b114b17a130be63075588e329b61637af1a", "b3e00f820cc2b35070943e69afb97dfd6b22999eb50e2d95d63200273a4b1008"]}, "conditions": {"distance": 50, "sequence": true}, "second_way": {"salt": "post-4012-second", "question": {"no": "Hva heter bukta?"}, "answer_hashes": ["c16f0e75e6b0fb33798414beaa57e520ca264e9a602cda7f526f6c22a7899bdb"]}, "document_id": 4012, "hidden_until": "sequence"}], "blocks": [{"html": {"no": "<p>Gå fra post til post.</p>"}, "type": "text", "layout": "plain"}], "ordered": false, "proximity": 50}', '''ga'':10C ''havn'':5B,9C ''havnerebus'':1A ''post'':3B,7C,12C,14C ''to'':2B,6C', '''fra'':11C ''ga'':10C ''havn'':5B,9C ''havnerebus'':1A ''post'':3B,7C,12C,14C ''til'':13C ''to'':2B,6C ''ved'':4B,8C', '''fra'':11C ''ga'':10C ''havna'':5B,9C ''havnerebusen'':1A ''post'':12C,14C ''poster'':3B,7C ''til'':13C ''ved'':4B,8C', 'rebuses/401-havnerebus.md', '{"kind":"rebus","file":"rebuses/401-havnerebus.md","id":401,"owner":"havnemuseet","location":{"lat":60.3951,"lng":5.3263},"themes":[],"status":"published","revision":1,"proximity":50,"posts":[{"article":4011,"conditions":{"distance":50},"task":{"kind":"single","question":{"no":"Hva løftet krana?"},"options":[{"text":{"no":"Tørrfisk"},"correct":true},{"text":{"no":"Tømmer"},"correct":false}],"points":10,"hints":[{"text":{"no":"Det lukter fisk."},"cost":2}]}},{"article":4012,"hidden_until":"sequence","conditions":{"distance":50,"sequence":true},"task":{"kind":"text","question":{"no":"Hva samlet de inn?"},"answers":{"no":["toll","tollen"]},"points":10,"hints":[]},"second_way":{"question":{"no":"Hva heter bukta?"},"answers":{"no":["Vågen"]}}}],"ordered":false,"blocks":{},"title":{"no":"Havnerebusen"},"description":{"no":"To poster ved havna."},"text":{"no":"Gå fra post til post."}}', 'd1224ae8e930a30aea13de28775d5f12374c06a3072f83be34b03ad431a661c9', '2026-11-24 11:33:50.144+00');

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

INSERT INTO public.media VALUES
	(5103, 'klokke.wav', 'audio', 'audio/wav', '48f9b734687b6c7b57cbcba2b5e799706c85c770d181de055b728abb2c9ca7e6', NULL, '48f9b734687b6c7b', 124, NULL, NULL, 0.01, NULL, '{"no": "klokke.wav"}', '{}', '{}', '[{"name": "Tegner", "credit_type_id": 3}]', 'by', NULL, NULL, '{"no": "WEBVTT\n\n00:00.000 --> 00:00.010\nKlokka slår.\n"}', '{"no": "Klokka slår."}', NULL, '{"name":"klokke.wav","type":"audio","id":5103,"alt_text":{"no":"klokke.wav"},"credits":[{"type":"artist","name":"Tegner"}],"license":"by","transcript":{"no":"Klokka slår."},"captions":{"no":{"name":"klokke.no.vtt","text":"WEBVTT\n\n00:00.000 --> 00:00.010\nKlokka slår.\n"}}}', 'fe3d11c4a55c7f9f14742c7ab19c27c070f116fb1273431b0c4dc7d1edbe70bf'),
	(5101, 'kran.png', 'image', 'image/png', '02753b17f58e4fecbfeb400fe67ed039a4780e508b71c16033e1d7f1e021da4f', '02753b17f58e4fecbfeb400fe67ed039a4780e508b71c16033e1d7f1e021da4f', '02753b17f58e4fec', 119, 64, 48, NULL, '#385878', '{"no": "kran.png"}', '{}', '{}', '[{"name": "Tegner", "credit_type_id": 3}]', 'by', NULL, NULL, '{}', '{}', NULL, '{"name":"kran.png","type":"image","id":5101,"alt_text":{"no":"kran.png"},"credits":[{"type":"artist","name":"Tegner"}],"license":"by"}', 'de82ea4fecfe40ab7e34edf95b6004972bb67268b0dcf8a5b3997875bd95494d'),
	(5102, 'plan.svg', 'image', 'image/svg+xml', 'c48fc7744b2e41e90f64b679aa8a2c5ebf0ac696a7266bd117e77a373c8d9ac9', 'd948df297423d0942f59092f36ab891a36c3a87977fa708e3953cf6d635fd05c', 'd948df297423d094', 173, 3500, 2625, NULL, '#f8f8f8', '{"no": "plan.svg"}', '{}', '{}', '[{"name": "Tegner", "credit_type_id": 3}]', 'by', NULL, NULL, '{}', '{}', NULL, '{"name":"plan.svg","type":"image","id":5102,"alt_text":{"no":"plan.svg"},"credits":[{"type":"artist","name":"Tegner"}],"license":"by"}', 'c0b98c3a2ccdc93f709e706c1ef85e111973c72ffab8a729c2abfcc70a27d398');

INSERT INTO public.owner VALUES
	('1', 'havnemuseet', 1, NULL, NULL, NULL);

INSERT INTO public.pack VALUES
	('havn', 'no', '{"name":"havn","title":{"no":"Havna","en":"The harbour"},"version":1,"languages":["no","en"],"default_language":"no","license":"by"}', '7240a8069ea7743aae7e0d40949a99bcecdab1b9475d7b519a2eba6e7e5db5e6', '2026-11-24 11:33:50.46+00');

INSERT INTO public.schema_migration VALUES
	('0001-content', 'd8e648e14dbe80772c3adf1d3a017d1417adabe85ce907ebfcf6d7590f2eb242', '2026-11-24 11:33:47.242864+00');

INSERT INTO public.selection VALUES
	(3011, 301, 0, '{"no": "Bare krana"}', '{"no": "Utvalg"}', 5101, 1);

INSERT INTO public.theme VALUES
	('havner', 0, '{"no": "Havner"}', '{"no": "Steder ved sjøen."}', '{}', NULL, 5101, 'themes/havner.md', '{"file":"themes/havner.md","slug":"havner","image":"kran.png","title":{"no":"Havner"},"description":{"no":"Steder ved sjøen."},"text":{}}', 'dc58d8a3f309861525e27bce38825adb5f821cce6902a546297e7bc144a18ed0');

ALTER TABLE ONLY public.archive_record
    ADD CONSTRAINT archive_record_pkey PRIMARY KEY (kind, id);

ALTER TABLE ONLY public.code
    ADD CONSTRAINT code_pkey PRIMARY KEY (code);

ALTER TABLE ONLY public.document
    ADD CONSTRAINT document_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.document_reference
    ADD CONSTRAINT document_reference_pkey PRIMARY KEY (from_id, kind, to_id, sort);

ALTER TABLE ONLY public.document_theme
    ADD CONSTRAINT document_theme_pkey PRIMARY KEY (document_id, theme_slug);

ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.owner
    ADD CONSTRAINT owner_document_id_key UNIQUE (document_id);

ALTER TABLE ONLY public.owner
    ADD CONSTRAINT owner_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.owner
    ADD CONSTRAINT owner_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.pack
    ADD CONSTRAINT pack_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.schema_migration
    ADD CONSTRAINT schema_migration_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.selection
    ADD CONSTRAINT selection_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.theme
    ADD CONSTRAINT theme_pkey PRIMARY KEY (slug);

CREATE INDEX document_listed ON public.document USING btree (schema_id) INCLUDE (publish_from, publish_to, lat) WHERE (status = 'published'::text);

CREATE INDEX document_old_id ON public.document USING btree (old_id) WHERE (old_id IS NOT NULL);

CREATE INDEX document_owner ON public.document USING btree (owner_id, schema_id);

CREATE INDEX document_position ON public.document USING gist ("position");

CREATE INDEX document_reference_to ON public.document_reference USING btree (to_id);

CREATE INDEX document_schema ON public.document USING btree (schema_id, id);

CREATE INDEX document_search_en ON public.document USING gin (search_en);

CREATE INDEX document_search_no ON public.document USING gin (search_no);

CREATE INDEX document_search_sv ON public.document USING gin (search_sv);

CREATE INDEX document_theme_slug ON public.document_theme USING btree (theme_slug);

CREATE INDEX document_title ON public.document USING gin (title_text public.gin_trgm_ops);

CREATE INDEX media_identifier ON public.media USING btree (identifier);

CREATE INDEX media_sha256 ON public.media USING btree (sha256);

CREATE INDEX selection_document ON public.selection USING btree (document_id, sort);

ALTER TABLE ONLY public.code
    ADD CONSTRAINT code_context_document_id_fkey FOREIGN KEY (context_document_id) REFERENCES public.document(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.code
    ADD CONSTRAINT code_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.code
    ADD CONSTRAINT code_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.owner(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.document
    ADD CONSTRAINT document_image_media_id_fkey FOREIGN KEY (image_media_id) REFERENCES public.media(id) DEFERRABLE INITIALLY DEFERRED;

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

ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_poster_media_id_fkey FOREIGN KEY (poster_media_id) REFERENCES public.media(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.owner
    ADD CONSTRAINT owner_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.owner
    ADD CONSTRAINT owner_logo_media_id_fkey FOREIGN KEY (logo_media_id) REFERENCES public.media(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.selection
    ADD CONSTRAINT selection_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.selection
    ADD CONSTRAINT selection_image_media_id_fkey FOREIGN KEY (image_media_id) REFERENCES public.media(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.theme
    ADD CONSTRAINT theme_image_media_id_fkey FOREIGN KEY (image_media_id) REFERENCES public.media(id) DEFERRABLE INITIALLY DEFERRED;


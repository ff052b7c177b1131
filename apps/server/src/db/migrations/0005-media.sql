-- Credits that a file names itself, [{ "credit_type_id": 2, "name": "…" }]; shown where its sidecar names none.
alter table media add column file_credits json not null default '[]';
-- In plain language, by language.
alter table media add column plain_language jsonb not null default '{}';
-- The same told otherwise: { "audio_described": { "no": { "mediaId": 7, "identifier": "…" } }, "sign_language": { … } }.
alter table media add column alternatives jsonb not null default '{}';

-- What was made of a film besides: renditions for streaming, and a still. Kept by the film's digest, apart from the content,
-- so that an import does not throw away hours of work.
create table film_stream (
  sha256 text primary key,
  -- Of the ladder that it was made by; an older one is made anew.
  version integer not null,
  -- A server is at work on it until then; when it dies, another one takes over.
  claimed_until timestamptz,
  -- Null until all of it is stored.
  made_at timestamptz,
  -- Why it cannot be made; it is not tried again with this version.
  failed text,
  poster_sha256 text,
  poster_width integer,
  poster_height integer
);
create index film_stream_poster on film_stream (left(poster_sha256, 16));

-- The last imports, so that an earlier one can be brought back.
create table release (
  id integer primary key,
  created_at timestamptz not null default now(),
  pack_name text not null,
  documents integer not null,
  -- Against the release before it.
  added integer not null,
  changed integer not null,
  removed integer not null,
  -- The release that a rollback brought back; null for an import.
  restored_from integer
);

-- The sources of these releases. A row is part of the releases from `from_release` until before `until_release`, so
-- that an import adds what differs only.
create table release_part (
  -- pack, media, document, theme, code, record
  kind text not null,
  key text not null,
  from_release integer not null,
  -- Null while it is part of the newest one.
  until_release integer,
  sort integer not null,
  source json not null,
  -- Of a medium: the properties of its file.
  facts json,
  sha256 text,
  -- Of all of this.
  hash text not null,
  primary key (kind, key, from_release)
);
create index release_part_until on release_part (until_release);
create index release_part_sha256 on release_part (sha256) where sha256 is not null;

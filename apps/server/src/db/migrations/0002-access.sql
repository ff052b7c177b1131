-- Who may see what, and what is kept for visitors who have signed in.

-- Made by the first server that needs it and shared by all of them: what grants are signed with, what addresses are
-- hashed with before they are counted.
create table secret (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

-- Keys that access tokens are signed with (JWK, private part included). The newest one signs, all of them verify.
create table signing_key (
  kid text primary key,
  jwk jsonb not null,
  created_at timestamptz not null default now()
);

-- Tries at something that may be tried only so often; `key` names what and, hashed, who. Read by all servers.
create table attempt (
  key text primary key,
  count integer not null,
  -- When counting begins anew.
  resets_at timestamptz not null
);
create index attempt_resets_at on attempt (resets_at);

-- No reference to the visitor: accounts may live with another identity provider.
create table user_settings (
  user_id text primary key,
  settings jsonb not null,
  updated_at timestamptz not null default now()
);

-- No reference to the document: what a visitor has solved outlives it.
create table quiz_response (
  user_id text not null,
  document_id integer not null,
  quiz_data jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, document_id)
);

-- Which media a document shows. A medium is public when one shows it that is, in its head or an unlocked body.
create table document_media (
  document_id integer not null references document (id) on delete cascade,
  media_id integer not null references media (id) on delete cascade,
  -- The main picture is in the head, which a lock leaves open.
  in_head boolean not null,
  primary key (document_id, media_id)
);
create index document_media_media on document_media (media_id);

-- Which version of the program worked out the derived columns; an older one is worked out anew at start.
alter table pack add column derived_version integer not null default 0;

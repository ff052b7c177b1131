-- What a visitor takes along to another phone: locked by the first device, kept for some minutes, deleted when it is fetched.
create table transfer (
  -- Of the code that fetches it. The key is in neither.
  code_hash text primary key,
  data text not null,
  expires_at timestamptz not null
);
create index transfer_expires_at on transfer (expires_at);

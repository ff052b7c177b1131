-- Signing in: accounts of the embedded login host, its sessions and tokens, and the sessions that the gateway keeps.

-- Keys of the login host live beside those of access tokens, each signs for itself.
alter table signing_key add column use_for text not null default 'access-tokens';

create table account (
  id text primary key,
  -- In lower case: an address is the same however it is typed.
  email text not null unique,
  name text not null,
  -- argon2id with its parameters and salt.
  password_hash text not null,
  -- Null until the link in the mail was followed; such accounts are removed after two days.
  confirmed_at timestamptz,
  created_at timestamptz not null default now()
);

-- What is mailed to a person: a link that holds once.
create table account_link (
  token_hash text primary key,
  account_id text not null references account (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'reset')),
  expires_at timestamptz not null
);
create index account_link_account on account_link (account_id);

-- Who has the account's own pages open, for half an hour.
create table account_session (
  token_hash text primary key,
  account_id text not null references account (id) on delete cascade,
  begun_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index account_session_account on account_session (account_id);

-- One browser that has signed in. Its refresh token names the row and the generation; only the newest generation holds.
create table sign_in_session (
  id text primary key,
  user_id text not null,
  name text not null,
  image_url text,
  -- What the visitor recognises it by: `Firefox, Android`.
  device text not null,
  generation integer not null default 1,
  rotated_at timestamptz not null default now(),
  -- What the login host gave; asked anew with every refresh, so that what ends there ends here.
  provider_token text,
  same_site text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sign_in_session_user on sign_in_session (user_id);
create index sign_in_session_expires_at on sign_in_session (expires_at);

-- Sessions whose access tokens would still verify; names nobody, and is emptied when the tokens have expired.
create table ended_session (
  id text primary key,
  ended_at timestamptz not null default now()
);
create index ended_session_ended_at on ended_session (ended_at);

-- What the OpenID provider keeps, by its own models. Ids of tokens are hashed.
create table oidc_record (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  account_id text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id)
);
create index oidc_record_grant on oidc_record (grant_id) where grant_id is not null;
create index oidc_record_uid on oidc_record (uid) where uid is not null;
create index oidc_record_account on oidc_record (account_id) where account_id is not null;
create index oidc_record_expires_at on oidc_record (expires_at);

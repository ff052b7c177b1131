-- When the database was backed up: what a server shows, and all servers decide by which makes the next one.
create table backup_run (
  started_at timestamptz primary key,
  -- Null while it runs, and when its process was killed.
  finished_at timestamptz,
  file text not null,
  -- Made by a server in the night.
  is_nightly boolean not null,
  -- Why there is no file.
  failed text
);

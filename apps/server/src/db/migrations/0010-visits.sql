-- How often what was seen: sums by day, and nothing about who saw it. Every subject is the id of something published, or a word
-- of the program's own.
create table visit_count (
  -- At the museums.
  day date not null,
  subject text not null check (subject in ('page', 'document', 'owner', 'code', 'language', 'goal')),
  ref text not null,
  visits bigint not null default 0,
  -- Of these, visits of three seconds or more.
  engaged bigint not null default 0,
  -- That pages were visible in engaged visits, altogether.
  seconds bigint not null default 0,
  primary key (day, subject, ref)
);

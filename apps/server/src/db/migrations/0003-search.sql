-- What visitors find things by: one narrow row for everything that can be found, and the words to correct theirs with.

drop index document_title, document_search_no, document_search_sv, document_search_en;
alter table document drop column title_text, drop column search_no, drop column search_sv, drop column search_en;

create table search_entry (
  -- article, group, rebus, post, owner, kiosk-device, kiosk-presentation, theme, selection
  kind text not null,
  -- Id of the document or selection, slug of the theme.
  ref text not null,
  -- The document; a selection's presentation; null for a theme.
  document_id integer references document (id) on delete cascade,
  theme_slug text references theme (slug) on delete cascade,
  -- Columns of the document, here so that a search need not look there; null for themes and selections.
  schema_id integer,
  owner_id text,
  status text not null,
  publish_from timestamptz,
  publish_to timestamptz,
  position earth,
  -- False for what a locked document keeps back.
  is_open boolean not null,
  -- Characters of the shortest title.
  name_length smallint not null,
  -- Titles in all languages, folded, with a bar before, between and after.
  names text not null,
  -- Stems in the titles' own languages, and the folded words themselves.
  title tsvector not null,
  -- The same of all that is shown in a list. A: title; B: ingress, themes, type of monument; C: address; D: the owner's name.
  head tsvector not null,
  -- Lexemes of head and body, without positions.
  everything tsvector not null,
  primary key (kind, ref)
) with (toast_tuple_target = 128);
-- Long vectors lie outside the rows, so that thousands of rows can be counted and sorted without them.
alter table search_entry alter column names set storage main;
alter table search_entry alter column title set storage main;
alter table search_entry alter column head set storage external;

-- Searched by index alone, and by one worker: to the planner, reading the long vectors one by one would seem cheap.
create function only_by_index(vector tsvector) returns tsvector language plpgsql immutable strict cost 100000
  as $$ begin return vector; end $$;
create index search_entry_title on search_entry using gin (only_by_index(title));
create index search_entry_head on search_entry using gin (only_by_index(head));
create index search_entry_everything on search_entry using gin (only_by_index(everything));
-- Tabs other than those of documents are counted with every search.
create index search_entry_others on search_entry using gin (only_by_index(everything))
  where kind in ('owner', 'theme', 'selection');
create index search_entry_document on search_entry (document_id);
create index search_entry_theme on search_entry (theme_slug);

-- Folded words of the heads of what is published: what a visitor's word is compared with to complete and correct it.
create table search_word (
  word text collate "C" primary key,
  -- How many entries hold it in their head.
  documents integer not null,
  -- Text search configurations of the languages that it stands there in.
  configurations text[] not null,
  -- Its stems in these languages, and itself.
  lexemes text[] not null
);
create index search_word_lexemes on search_word using gin (lexemes);
create index search_word_letters on search_word using gin (word gin_trgm_ops);

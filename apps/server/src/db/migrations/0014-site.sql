-- Name, looks and texts of the whole site (site.yaml), as pages and API need them. An older import
-- has none: a starting server derives it from the stored pack.
alter table pack add column site jsonb not null default '{"profile": {}, "texts": {}}';

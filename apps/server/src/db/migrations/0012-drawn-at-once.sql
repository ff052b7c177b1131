-- A drawing is drawn in the size that is asked for; no picture of it lies in the store any more.
alter table media drop column raster_sha256;

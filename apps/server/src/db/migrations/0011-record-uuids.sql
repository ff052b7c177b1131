-- Museum objects are asked for by their uuid, too, in either case.
create index archive_record_uuid on archive_record (kind, lower(source ->> 'uuid'));

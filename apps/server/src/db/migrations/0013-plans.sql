-- What the map shows near, as the pack draws it, lies beside the foot paths.
alter table archive_record
  drop constraint archive_record_kind_check,
  add constraint archive_record_kind_check check (kind in ('object', 'memory', 'entity', 'paths', 'plan'));

-- Size of each record, so that a visitor's total is known without reading the records.
alter table quiz_response add column bytes integer not null default 0;
update quiz_response set bytes = octet_length(quiz_data::text);

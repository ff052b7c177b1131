-- A search for a frequent word walks its matches from the best one, as far as its page needs.

-- Equal matches near a place, the nearest first. Without the function, the index would also be read in full for every entry
-- that has a position at all.
create function place_only_by_index(place cube) returns cube language plpgsql immutable strict cost 100000
  as $$ begin return place; end $$;
create index search_entry_nearest on search_entry using gist (place_only_by_index(position));
-- Equal matches anywhere, the shortest name first.
create index search_entry_shortest on search_entry (name_length, document_id);

-- Each name as one lexeme: found when it is the searched text, or begins with it. Searched by index alone, like the others.
create function whole_names(names text) returns tsvector language plpgsql immutable strict cost 100000
  as $$ begin
    -- A lexeme has at most 2,046 bytes.
    return array_to_tsvector(array(select left(name, 500) from unnest(string_to_array(trim(both '|' from names), '|')) name));
  end $$;
create index search_entry_names on search_entry using gin (whole_names(names));

-- When the next document is published or withdrawn: until then, what was counted stays true.
create index document_listing_from on document_listing (publish_from) where publish_from is not null;
create index document_listing_to on document_listing (publish_to) where publish_to is not null;

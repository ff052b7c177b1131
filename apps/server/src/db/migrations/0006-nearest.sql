-- The nearest documents of a kind, found in as few pages among a million as among thousands: boxes around points of the plane
-- hardly overlap, while those around points of the globe, which is tilted against its axes everywhere, overlap by the dozen.

-- A place on the map, a strip of it for each kind. At 60° north a degree of longitude is half as long as one of latitude.
create function on_strip(schema_id integer, lat double precision, lng double precision) returns point
language sql immutable parallel safe as $$
  select point(lng / 2 + 1000 * schema_id, lat)
$$;
create index document_listing_strip on document_listing using gist (on_strip(schema_id, lat, lng)) where position is not null;

-- The part of a strip that holds every place within `reach`, the length of a chord through the globe in metres: all longitudes
-- around a pole and across the 180th meridian.
create function strip_around(schema_id integer, lat double precision, lng double precision, reach double precision)
returns box language plpgsql immutable strict parallel safe as $$
declare
  angle double precision := 2 * asin(least(1, reach / (2 * earth())));
  height double precision := degrees(angle) + 1e-6;
  width double precision;
begin
  if abs(lat) + height < 90 then
    width := degrees(asin(least(1, sin(angle) / cos(radians(lat))))) + 1e-6;
  end if;
  if width is null or abs(lng) + width > 180 then
    return box(on_strip(schema_id, lat - height, -180), on_strip(schema_id, lat + height, 180));
  end if;
  return box(on_strip(schema_id, lat - height, lng - width), on_strip(schema_id, lat + height, lng + width));
end $$;

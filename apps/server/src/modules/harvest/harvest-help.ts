export const HARVEST_HELP = `varde import --from SOURCE WHAT --into FOLDER
Brings things from a collection or a file and writes them as a content pack: a folder of text files and
pictures that you edit, check and then import. Nothing is changed in the database or at the source.

  SOURCE          WHAT
  digitaltmuseum  words to search for, or object numbers; --code XMU takes one museum only, and alone
                  all that it has published
  csv             a file (or its address) with one place a line; its first line names the columns:
                  title, description, latitude, longitude, picture, licence, photographer …
  geojson         a file or its address: points become articles, lines become presentations
  gpx             a file or its address: waypoints become articles, routes and tracks presentations
  iiif            the address of a manifest or a collection (Presentation API 2 or 3)
  kulturnav       ids (uuids) of people, places and concepts; --dataset ID takes a whole data set
  k-samsok        words to search for, or a query in K-samsök's own language, such as place=visby
  ogc-features    a data set of Riksantikvaren, such as kulturminner or brukerminner, or the address of
                  any collection of an OGC API; --area west,south,east,north takes a part of it

  --into FOLDER         a new folder, or a pack that gets more. A file that is there stays as it is; what
                        you deleted stays away. Run the same command again to go on or to fetch what is new
  --replace             write anew what came from this source before: what you edited in it is lost
  --owner SLUG          the museum that all of it goes to; --owner-name "Bymuseet" names a new one
  --language no         of texts that do not tell theirs
  --license by          of the texts of a new pack
  --limit 100           how many things at most
  --with-unlicensed     also pictures that no licence frees; show them only with their owners' leave
  --without-themes      no themes
  --area W,S,E,N        only what lies in it (k-samsok, ogc-features)
  --delay 1             seconds between two requests to the same service
  --at ADDRESS          the service at another address

VARDE_CONTACT is told to the services, so that they can write to you. VARDE_OBJECTS_KEY is your key to
DigitaltMuseum; without one the public key is used, which gives ten things at a time.
docs/how-to/connect-your-collection.md shows the way from an owner code to a running guide.
`;

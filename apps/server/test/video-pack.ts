/** Pack files with a video, its captions and its accessible alternatives. */

/** An MP4 index of 640 × 360 without media data. */
function video(seconds = 10): Buffer {
  const times = Buffer.alloc(100);
  times.writeUInt32BE(1_000, 12);
  times.writeUInt32BE(seconds * 1_000, 16);
  const [mvhd, tkhd] = [box('mvhd', times), trackHead()];
  const trak = box('trak', tkhd);
  const ftyp = box('ftyp', Buffer.from('isom\0\0\u0002\0isomiso2', 'latin1'));
  return Buffer.concat([ftyp, box('moov', Buffer.concat([mvhd, trak]))]);
}

function trackHead(): Buffer {
  const body = Buffer.alloc(84);
  body.writeInt32BE(0x10000, 40);
  body.writeInt32BE(0x10000, 56);
  body.writeUInt32BE(640 << 16, 76);
  body.writeUInt32BE(360 << 16, 80);
  return box('tkhd', body);
}

function box(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** Article 150 shows video 5301, audio-described as 5302, in sign language as 5303. */
export function videoFiles(): Record<string, string | Uint8Array> {
  const sidecar = (id: number, more = ''): string =>
    `id: ${id}\nalt_text: { no: Film }\nlicense: by-sa\ntitle: { no: En film, en: A film }\ncredits: [{ type: director, name: Kari }]\ncaptions: { no: film.no.vtt }\n${more}`;
  return {
    'media/film.mp4': video(),
    'media/film.mp4.yaml': sidecar(
      5301,
      'audio_described: { no: film-synstolket.mp4 }\nsign_language: { no: film-tegn.mp4 }\nplain_language: { no: Kort sagt. }\n',
    ),
    'media/film-synstolket.mp4': video(11),
    'media/film-synstolket.mp4.yaml': sidecar(5302),
    'media/film-tegn.mp4': video(12),
    'media/film-tegn.mp4.yaml': sidecar(5303),
    'media/film.no.vtt': 'WEBVTT\n\n00:00.000 --> 00:02.000\nHei\n',
    'articles/150.md':
      '---\nid: 150\nowner: bryggen\nblocks:\n  film: { video: film.mp4 }\n---\n\n# no: Med film\n\nIngress.\n\n{{film}}\n',
  };
}

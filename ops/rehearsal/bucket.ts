/** An S3-compatible bucket in a process of its own: node bucket.ts FOLDER PORT */
import S3rver from 's3rver';

const [, , folder = '', port = ''] = process.argv;
await new S3rver({
  port: Number(port),
  address: '127.0.0.1',
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'museum', configs: [] }],
}).run();

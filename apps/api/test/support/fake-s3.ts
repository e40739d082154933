import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface FakeS3 {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The stored objects, by `bucket/key`. */
  objects: Map<string, { bytes: Buffer; contentType: string }>;
  /** The number of requests whose signature did not match their content. */
  refused: number;
  /** Answers every later request with this status; undefined for the normal answer. */
  failWith: number | undefined;
  /** Answers every later request itself; undefined for the normal answer. */
  answer: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  close(): Promise<void>;
}

/**
 * Starts the part of S3 that pictures need, in path style, in this process: PUT, GET, HEAD and DELETE of signed
 * requests.
 */
export async function startFakeS3(): Promise<FakeS3> {
  const server = createServer((request, response) => void answer(fake, request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const fake: FakeS3 = {
    endpoint: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    accessKeyId: 'TESTKEY',
    secretAccessKey: 'test-secret/with+signs=',
    objects: new Map(),
    refused: 0,
    failWith: undefined,
    answer: undefined,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return fake;
}

async function answer(fake: FakeS3, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request);
  if (fake.answer) return fake.answer(request, response);
  if (fake.failWith !== undefined) return sendError(response, fake.failWith, 'InternalError');
  if (!isSigned(fake, request, body)) {
    fake.refused++;
    return sendError(response, 403, 'SignatureDoesNotMatch');
  }
  const name = decodeURIComponent(new URL(request.url ?? '/', fake.endpoint).pathname.slice(1));
  const object = fake.objects.get(name);
  switch (request.method) {
    case 'PUT':
      fake.objects.set(name, { bytes: body, contentType: String(request.headers['content-type']) });
      response.writeHead(200, { etag: '"1"' }).end();
      return;
    case 'DELETE':
      fake.objects.delete(name);
      response.writeHead(204).end();
      return;
    case 'GET':
    case 'HEAD':
      if (!object) return sendError(response, 404, request.method === 'GET' ? 'NoSuchKey' : '');
      response.writeHead(200, { 'content-length': object.bytes.length, 'content-type': object.contentType });
      response.end(request.method === 'GET' ? object.bytes : undefined);
      return;
    default:
      sendError(response, 405, 'MethodNotAllowed');
  }
}

function sendError(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(code && `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

/** Computes signature version 4 again from the received request, and compares the two. */
function isSigned(fake: FakeS3, request: IncomingMessage, body: Buffer): boolean {
  const match =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (!match) return false;
  const [, accessKeyId, day = '', region = '', names = '', signature] = match;
  const hash = String(request.headers['x-amz-content-sha256']);
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return false;
  const { pathname, searchParams } = new URL(request.url ?? '/', fake.endpoint);
  const canonical = [
    request.method,
    pathname,
    [...searchParams]
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      .sort()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    names,
    hash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${fake.secretAccessKey}`, day), region));
  return accessKeyId === fake.accessKeyId && hmac(key, text).toString('hex') === signature;
}

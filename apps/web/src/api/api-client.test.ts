import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isOnline } from '#browser/network.ts';
import { callApi } from './api-client.ts';
import { sendCall } from './transport.ts';

vi.mock('./transport.ts', () => ({ sendCall: vi.fn() }));
vi.mock('#browser/network.ts', () => ({ isOnline: vi.fn() }));

const send = vi.mocked(sendCall);

beforeEach(() => {
  vi.mocked(isOnline).mockReturnValue(true);
  send.mockResolvedValue({ status: 200, body: { items: [] } });
});

describe('callApi', () => {
  it('writes parameters into the path and the query', async () => {
    await callApi('getDocument', { params: { id: 101 }, query: { include_media: true } });
    expect(send).toHaveBeenLastCalledWith('documents/101?include_media=true', undefined);
  });

  it('repeats a list parameter and leaves out undefined values', async () => {
    await callApi('getDocumentFields', { query: { d: [1, 2] } });
    expect(send).toHaveBeenLastCalledWith('documents/fields?d=1&d=2', undefined);
    await callApi('listDocuments', { query: { search: undefined, page: 2 } });
    expect(send).toHaveBeenLastCalledWith('documents/?page=2', undefined);
  });

  it('escapes a path parameter', async () => {
    await callApi('getOwner', { params: { id: '../documents/1?x=' } });
    expect(send).toHaveBeenLastCalledWith('owners/..%2Fdocuments%2F1%3Fx%3D', undefined);
  });

  it.each([
    [200, { status: 'ok', data: { items: [] } }],
    [404, { status: 'not-found' }],
    [400, { status: 'not-found' }],
    [401, { status: 'failed', httpStatus: 401 }],
    [500, { status: 'failed', httpStatus: 500 }],
  ])('returns HTTP %i as a value', async (status, expected) => {
    send.mockResolvedValue({ status, body: { items: [] } });
    expect(await callApi('getTheme', { params: { slug: 'x' } })).toEqual(expected);
  });

  it('returns HTTP 400 of a list as a failure', async () => {
    send.mockResolvedValue({ status: 400, body: null });
    expect(await callApi('listThemes')).toEqual({ status: 'failed', httpStatus: 400 });
  });

  it.each([
    [true, { status: 'failed' }],
    [false, { status: 'offline' }],
  ])(
    'distinguishes a missing response when online (%s) from being offline',
    async (online, expected) => {
      vi.mocked(isOnline).mockReturnValue(online);
      send.mockRejectedValue(new TypeError('Failed to fetch'));
      expect(await callApi('listThemes')).toEqual(expected);
    },
  );

  it('rejects when the caller has aborted the request', async () => {
    const stop = new AbortController();
    stop.abort();
    send.mockRejectedValue(stop.signal.reason);
    await expect(callApi('listThemes', { signal: stop.signal })).rejects.toThrow('aborted');
  });
});

import { expect, it } from 'vitest';
import { readQr } from './read-qr.ts';

const HOSTS = ['varde.example', 'localhost:4390'];

it.each([
  ['https://varde.example/1001', '1001'],
  ['HTTPS://VARDE.EXAMPLE/1001', '1001'],
  ['http://varde.example/1001/', '1001'],
  ['http://localhost:4390/0012?from=sign#top', '0012'],
  ['https://varde.example/en/1001', '1001'],
  ['https://varde.example/sma/bergverk', 'bergverk'],
  ['https://varde.example/qr/1001', '1001'],
  [' 1001\n', '1001'],
])('readQr reads %j as the code %j', (text, code) => {
  expect(readQr(text, HOSTS)).toEqual({ status: 'code', code });
});

it.each([
  ['https://varde.example/article/101', '/article/101'],
  ['https://varde.example/nn/group/302/article/117', '/group/302/article/117'],
  ['https://varde.example/@bergverk', '/@bergverk'],
  ['https://varde.example/user#move=q3vXb0mPZ4d2V7m6bq8m0w', '/user#move=q3vXb0mPZ4d2V7m6bq8m0w'],
])('readQr reads %j as the page %j', (text, path) => {
  expect(readQr(text, HOSTS)).toEqual({ status: 'page', path });
});

it.each([
  'https://other.example/1001',
  'https://varde.example.other.example/1001',
  'https://varde.example:8080/1001',
  'https://varde.example/',
  'https://varde.example/en/',
  'https://varde.example/%C3%A5',
  'javascript://varde.example/1001',
  'WIFI:S:museum;P:1001;;',
  'bergverk',
  '1'.repeat(65),
  '',
])('readQr rejects %j', (text) => expect(readQr(text, HOSTS)).toEqual({ status: 'invalid' }));

import { expect, it } from 'vitest';
import { listClientOrigins } from './client-origins.ts';

it('lists the console’s own origin first and every brand’s host once', () => {
  const hosts = [
    ['rowline.example.com', 'rowline'],
    ['gatehouse.example.com:8443', 'gatehouse'],
    ['tickets.example.com', 'parterre'],
  ] as const;
  expect(listClientOrigins('https://tickets.example.com', hosts)).toEqual([
    'https://tickets.example.com',
    'https://rowline.example.com',
    'https://gatehouse.example.com:8443',
  ]);
});

it('gives a brand’s host the port of PUBLIC_URL', () => {
  expect(listClientOrigins('http://localhost:3000', [['rowline.localhost', 'rowline']])[1]).toBe(
    'http://rowline.localhost:3000',
  );
});

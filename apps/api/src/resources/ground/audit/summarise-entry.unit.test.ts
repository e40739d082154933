import { describe, expect, it } from 'vitest';
import { summariseEntry } from './summarise-entry.ts';

const entry = (before: unknown, after: unknown, reason: string | null = null, object = 'price') =>
  summariseEntry({ object, before, after, reason, parts: [] }, 'en-GB');

describe('the summary of an audit entry', () => {
  it('tells what changed first, from what to what, and how much changed', () => {
    const name = { 'en-GB': 'Premium', de: 'Premium' };
    const before = { name, faceValueMinor: 17_500, colour: '#111111', revision: 1 };
    const after = { name, faceValueMinor: 18_500, colour: '#222222', revision: 2 };
    expect(entry(before, after, 'Agreed')).toEqual({
      name: 'Premium',
      field: 'faceValueMinor',
      from: 17_500,
      to: 18_500,
      changes: 2,
      reason: 'Agreed',
    });
  });

  it('tells texts in the language of the event', () => {
    expect(entry({ name: { de: 'Alt', 'en-GB': 'Old' } }, { name: { de: 'Neu', 'en-GB': 'New' } })).toEqual({
      name: 'New',
      field: 'name',
      from: 'Old',
      to: 'New',
      changes: 1,
    });
  });

  it('names what came and what went', () => {
    expect(entry(null, { name: { 'en-GB': 'Stalls' }, seats: 12, displayOrder: 3 })).toEqual({
      name: 'Stalls',
      seats: 12,
    });
    expect(entry({ label: 'Press', seats: 0 }, null)).toEqual({ name: 'Press', seats: 0 });
  });

  it('carries the counts of a bulk change and of its parts', () => {
    const part = { action: 'hold.create', object: 'hold', objectId: '1' };
    const facts = {
      object: 'seats',
      before: null,
      after: { priced: 20, held: 3, revision: 9 },
      reason: null,
      parts: [part, part],
    };
    expect(summariseEntry(facts, 'en-GB')).toEqual({ priced: 20, held: 3, parts: 2 });
  });

  it('names what has no name of its own by its address or file, and the permission that was asked for', () => {
    const invited = { email: 'new@example.test', role: 'finance' };
    expect(entry(null, invited, null, 'invitation')).toEqual({ name: 'new@example.test' });
    const url = 'https://shop.example/hook';
    expect(entry({ url }, { url }, null, 'webhook')).toEqual({ name: url });
    expect(entry(null, { fileName: 'audit.csv' }, null, 'audit')).toEqual({ name: 'audit.csv' });
    expect(entry(null, { email: 'ada@example.test' }, null, 'order')).toEqual({});
    const asked = { name: 'Ben', permission: 'order:refund', state: 'OPEN' };
    expect(entry(null, asked, null, 'access-request')).toEqual({ name: 'Ben', permission: 'order:refund' });
  });

  it('leaves out values that cannot be told, and survives any shape', () => {
    expect(entry({ allowSales: false, note: null }, { allowSales: true, note: null })).toMatchObject({
      field: 'allowSales',
      from: 'false',
      to: 'true',
    });
    expect(entry({ link: null }, { link: { priceTypeId: 7 } })).toEqual({ field: 'link', changes: 1 });
    expect(entry('text', ['list'])).toEqual({});
  });
});

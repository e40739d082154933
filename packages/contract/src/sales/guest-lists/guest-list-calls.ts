import { z } from 'zod';
import { idParam } from '../../wire/values.ts';

export const listParams = z.strictObject({ guestListId: idParam });

export const guestParams = z.strictObject({ guestListId: idParam, guestId: idParam });

export const ofList = { base: 'customers', tenant: { from: 'guest-list', at: 'params.guestListId' } } as const;

export const ofShow = { base: 'customers', tenant: { from: 'show', at: 'params.showCode' } } as const;

export const reading = { scope: 'customers.read', permission: 'guestlist:read' } as const;

export const writing = { scope: 'customers.orders_manage', permission: 'guestlist:write' } as const;

export const stale = ['guest-list', 'history'] as const;

/** Issued and withdrawn tickets change every figure of the show. */
export const sold = [
  ...stale,
  'order',
  'customer',
  'show',
  'price-group',
  'price',
  'seating-block',
  'seat-price',
  'hold',
] as const;

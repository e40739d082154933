import type { AnyVerb } from '../../verb.ts';
import { eraseCustomer } from './erase/erase.ts';
import { exportCustomer } from './export.ts';
import { listCustomers } from './list.ts';
import { getCustomer } from './read-customer.ts';
import { updateCustomer } from './update.ts';

export const customerRoutes: readonly AnyVerb[] = [
  listCustomers,
  getCustomer,
  updateCustomer,
  exportCustomer,
  eraseCustomer,
];

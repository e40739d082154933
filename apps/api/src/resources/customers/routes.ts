import * as endpoints from '@parterre/contract/customers';
import { bind } from '../../bind.ts';
import { eraseCustomer } from './erase/erase.ts';
import { exportCustomer } from './export.ts';
import { listCustomers } from './list/list.ts';
import { getCustomer } from './read-customer.ts';
import { updateCustomer } from './update.ts';

export const customerRoutes = [
  bind(endpoints.listCustomers, listCustomers),
  bind(endpoints.getCustomer, getCustomer),
  bind(endpoints.updateCustomer, updateCustomer),
  bind(endpoints.exportCustomer, exportCustomer),
  bind(endpoints.eraseCustomer, eraseCustomer),
];

import type { Customer, getCustomer as endpoint } from '@parterre/contract/customers';
import type { VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { readCustomer } from './read-customer.ts';

/** One customer, erased ones too: their orders stay. Throws NOT_FOUND. */
export const getCustomer = (ctx: Context, { params }: Pick<VerbInput<typeof endpoint>, 'params'>): Promise<Customer> =>
  readCustomer(ctx, params.customerId);

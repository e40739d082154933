import * as endpoints from '@parterre/contract/orders';
import { bind } from '../../bind.ts';
import { getOrder } from './get.ts';

export const orderRoutes = [bind(endpoints.getOrder, getOrder)];

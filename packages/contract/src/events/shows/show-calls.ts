import { z } from 'zod';
import type { Permission } from '../../wire/permissions.ts';
import { idParam, ShowCode } from '../../wire/values.ts';

const ofShow = { base: 'main', tenant: { from: 'show', at: 'params.showCode' } } as const;

/** What every call that reads a part of a show has in common. */
export const showRead = { ...ofShow, scope: 'backstage.event_data', permission: 'show:read' } as const;

/** What every call that changes a part of a show has in common. */
export const showWrite = <const P extends Permission>(permission: P) =>
  ({ ...ofShow, scope: 'event-config.manage', permission }) as const;

/** Whatever is done with one ticket of a show. */
export const priceParams = z.strictObject({ showCode: ShowCode, priceTypeId: idParam });

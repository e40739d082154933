import type { UserPermission } from '@parterre/contract/wire/permissions';
import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, keyText, promoterId } from '../ground/columns.ts';

/**
 * The roles that a promoter has created in addition to the templates. A membership names one where its role is
 * `custom`.
 */
export const roles = pgTable(
  'roles',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    name: text('name').notNull(),
    nameKey: keyText('name_key').notNull(),
    description: text('description').notNull(),
    permissions: jsonb('permissions').$type<UserPermission[]>().notNull(),
    updatedAt: instant('updated_at').notNull(),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.promoterId, t.id] }), uniqueIndex('roles_name').on(t.promoterId, t.nameKey)],
);

import { type BrandName, SCALES } from '@parterre/contract/wire/brands';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished } from 'vitest';
import type { Database } from '#db/database.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { runAsSystem } from '#db/system.ts';
import type { Mail } from '#mail/mailer.ts';

/** Gives a promoter the second brand of ADDRESSES until the test is finished, because the next test may share the promoter. */
export async function chooseRowline(database: Database, promoterId: number): Promise<void> {
  const setBrand = (brand: BrandName | null) =>
    runAsSystem(database, (db) => db.update(promoters).set({ brand }).where(eq(promoters.id, promoterId)));
  await setBrand('rowline');
  onTestFinished(async () => void (await setBrand(null)));
}

/** A mail that is Rowline's to whoever reads it, as text or as HTML, and that asks nobody for a picture. */
export function expectRowlineMail(mail: Mail | undefined): void {
  expect(mail?.brand).toBe('rowline');
  expect(mail?.text).toMatch(/\n\n-- \nRowline\n\S[^\n]* help@rowline\.test\n$/);
  expect(mail?.html).toMatch(/<img src="cid:logo"[^>]*><span[^>]*>Rowline<\/span>/);
  expect(mail?.html).toContain(`color:${SCALES.teal[600]}"`);
  expect(mail?.html).toMatch(/<a href="mailto:help@rowline\.test"[^>]*>help@rowline\.test<\/a>/);
  expect(mail?.html).not.toMatch(/src="(?!cid:)/);
  const logo = mail?.images.find(({ id }) => id === 'logo');
  expect(logo?.png.subarray(1, 4).toString()).toBe('PNG');
  for (const read of [mail?.text, mail?.html, mail?.subject, mail?.fromName])
    expect(read).not.toMatch(new RegExp(`parterre|${SCALES.blue[600]}`, 'i'));
}

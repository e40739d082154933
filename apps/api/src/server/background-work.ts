import type { Log } from '../context.ts';
import { analyseGrownTables } from '../db/analyse-grown-tables.ts';
import type { Database } from '../db/database.ts';
import { forgetAnswers } from '../db/forget-answers.ts';
import { sweepIdentity } from '../identity/provider/sweep-identity.ts';
import type { BackgroundWork } from '../jobs/run-jobs.ts';
import { forgetViewers } from '../live/viewer-rows.ts';
import { mailJob } from '../mail/enqueue-mail.ts';
import type { Mailer } from '../mail/mailer.ts';
import { sendMail } from '../mail/send-mail.ts';
import { anonymiseAudit, auditJob } from '../resources/audit/anonymise-audit.ts';
import { sweepExpired } from '../resources/baskets/release-baskets.ts';
import { imageFilesJob, removeImageFiles } from '../resources/images/remove-image-files.ts';
import { forgetExpiredUses } from '../resources/offer-codes/redeem/forget-uses.ts';
import { foldSalesTotals } from '../resources/orders/ledger/fold-sales-totals.ts';
import { readMailedOrder } from '../resources/orders/read/read-mailed-order.ts';
import { forgetSeatChanges } from '../resources/seats/live/forget-seat-changes.ts';
import type { Storage } from '../storage/storage.ts';

interface BackgroundDeps {
  database: Database;
  storage: Storage;
  mailer: Mailer;
  log: Log;
}

/** The only place that lists what is done in the background, in order. */
export const listBackgroundWork = ({ database, storage, mailer, log }: BackgroundDeps): BackgroundWork => ({
  recurring: [
    ['sweep-expired', sweepExpired],
    ['forget-expired-uses', forgetExpiredUses],
    ['forget-answers', ({ now }) => forgetAnswers(database, now)],
    ['forget-seat-changes', forgetSeatChanges],
    ['forget-viewers', forgetViewers],
    ['fold-sales-totals', foldSalesTotals],
    ['sweep-identity', ({ now }) => sweepIdentity(database, now)],
    ['analyse-grown-tables', () => analyseGrownTables(database)],
  ],
  handlers: [
    imageFilesJob.handle((job, payload) => removeImageFiles({ ...job, storage }, payload)),
    auditJob.handle(anonymiseAudit),
    mailJob.handle(({ now }, payload) => sendMail({ database, mailer, readMailedOrder, now: () => now, log }, payload)),
  ],
});

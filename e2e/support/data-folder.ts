import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The data folder of the tests' server; without a mail server, mails are files in it. */
export const DATA_FOLDER = process.env.E2E_DATA_DIR ?? join(tmpdir(), 'parterre-e2e-data');

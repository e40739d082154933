import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the server of the journeys keeps its data; without a mail server its mails are files there. */
export const DATA_FOLDER = process.env.E2E_DATA_DIR ?? join(tmpdir(), 'parterre-e2e-data');

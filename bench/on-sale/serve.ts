import { openDatabase } from '../../apps/api/src/db/open-database.ts';
import { serveApp } from '../setup/serve-app.ts';

const database = await openDatabase(process.argv[2] ?? '', { poolSize: 10 });
const { port } = await serveApp(database, 'nobody');
process.send?.(port);

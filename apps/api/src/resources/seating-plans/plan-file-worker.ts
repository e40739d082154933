import { parentPort, workerData } from 'node:worker_threads';
import { type PlanFileRequest, readPlanFile } from './read-plan-file.ts';

parentPort?.postMessage(await readPlanFile(workerData as PlanFileRequest));

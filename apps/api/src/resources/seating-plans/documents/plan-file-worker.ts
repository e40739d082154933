import { parentPort, workerData } from 'node:worker_threads';
import { runPlanTask } from './run-plan-task.ts';

parentPort?.postMessage(await runPlanTask(workerData));

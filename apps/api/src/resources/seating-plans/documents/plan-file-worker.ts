import { parentPort } from 'node:worker_threads';
import { type PlanTask, runPlanTask } from './run-plan-task.ts';

// One plan at a time. What throws here ends the thread, and whoever waits for it hears why.
parentPort?.on('message', async (task: PlanTask) => parentPort?.postMessage(await runPlanTask(task)));

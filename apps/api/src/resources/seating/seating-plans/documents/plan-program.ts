import { answerTasks } from '#workers/answer-tasks.ts';
import { runPlanTask } from './run-plan-task.ts';

answerTasks(runPlanTask);

import { answerTasks } from '#workers/answer-tasks.ts';
import { drawTickets } from './draw-tickets.ts';

answerTasks(drawTickets);

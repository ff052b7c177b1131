import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '#http/answer-cache.ts';
import { readOnlyRoute } from '#http/method-not-allowed.ts';
import { OPEN_TO_ALL, sendAnswer } from '#http/send-answer.ts';
import { presentPlan, type PlanService } from './plan.service.ts';

const PLAN_URL = '/basemap/plan.geojson';
const HEADERS = { ...OPEN_TO_ALL, 'Content-Type': 'application/geo+json', Vary: 'Accept-Encoding' };

/** What the map draws from near; empty where the pack has no plan. Open to all, since the embedded build asks from elsewhere. */
export function registerPlan(app: FastifyInstance, plan: PlanService, answers: AnswerCache): void {
  readOnlyRoute(app, PLAN_URL, {}, async (request, reply) => {
    const answer = await answers.read(PLAN_URL, PLAN_URL, async () => ({
      text: JSON.stringify(presentPlan(await plan.find())),
      headers: HEADERS,
    }));
    return sendAnswer(request, reply, answer);
  });
}

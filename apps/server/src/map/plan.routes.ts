import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '#http/answer-cache.ts';
import { readOnlyRoute } from '#http/method-not-allowed.ts';
import { OPEN_TO_ALL, sendResponse } from '#http/send-answer.ts';
import { presentPlan, type PlanService } from './plan.service.ts';

const PLAN_URL = '/basemap/plan.geojson';
const HEADERS = { ...OPEN_TO_ALL, 'Content-Type': 'application/geo+json', Vary: 'Accept-Encoding' };

/** What the map draws from near; empty where the pack has no plan. Open to all, since the embedded build asks from elsewhere. */
export function registerPlan(
  app: FastifyInstance,
  plan: PlanService,
  responses: ResponseCache,
): void {
  readOnlyRoute(app, PLAN_URL, {}, async (request, reply) => {
    const response = await responses.read(PLAN_URL, PLAN_URL, async () => ({
      text: JSON.stringify(presentPlan(await plan.find())),
      headers: HEADERS,
    }));
    return sendResponse(request, reply, response);
  });
}

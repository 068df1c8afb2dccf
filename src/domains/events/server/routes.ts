import { implement } from '@orpc/server'
import type { Context } from '#platform/context.ts'
import { watchTopics } from '#platform/events/watch.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import { eventsContract } from '../contract.ts'

const events = implement(eventsContract).$context<Context>().use(enforceAccess)

export const eventsRoutes = events.router({
  watch: events.watch.handler(({ context, input, signal }) => watchTopics(context, input.topics, signal)),
})

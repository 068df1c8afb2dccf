import { eventsContract } from '../contract/events.ts'
import { serve } from '../http/calls.ts'
import { watchTopics } from './watch.ts'

export const eventsRoutes = serve(eventsContract, {
  watch: (context, { topics }) => watchTopics(context, topics, context.signal),
})

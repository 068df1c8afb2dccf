import { implement } from '@orpc/server'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import { calendarContract } from '../contract.ts'
import { listDevices, readPublicKey, subscribe, unsubscribe } from './push/devices.ts'

const calendar = implement(calendarContract).$context<Context>().use(enforceAccess)
const { alerts, feed, range, sharing, tags } = calendar

const toCome = (): never => {
  throw new AppError('unavailable', 'Ainda em construção.')
}

export const calendarRoutes = calendar.router({
  save: calendar.save.handler(toCome),
  day: calendar.day.handler(toCome),
  remove: calendar.remove.handler(toCome),
  event: calendar.event.handler(toCome),
  range: {
    events: range.events.handler(toCome),
    dates: range.dates.handler(toCome),
    layers: range.layers.handler(toCome),
    search: range.search.handler(toCome),
    figures: range.figures.handler(toCome),
  },
  tags: {
    list: tags.list.handler(toCome),
    save: tags.save.handler(toCome),
    remove: tags.remove.handler(toCome),
  },
  sharing: {
    read: sharing.read.handler(toCome),
    share: sharing.share.handler(toCome),
    answer: sharing.answer.handler(toCome),
    invitations: sharing.invitations.handler(toCome),
  },
  alerts: {
    key: alerts.key.handler(({ context }) => readPublicKey(context)),
    devices: alerts.devices.handler(({ context }) => listDevices(context)),
    subscribe: alerts.subscribe.handler(({ context, input }) => subscribe(context, input)),
    unsubscribe: alerts.unsubscribe.handler(({ context, input }) => unsubscribe(context, input.id)),
  },
  feed: {
    read: feed.read.handler(toCome),
    renew: feed.renew.handler(toCome),
    revoke: feed.revoke.handler(toCome),
  },
  import: {
    preview: calendar.import.preview.handler(toCome),
    run: calendar.import.run.handler(toCome),
  },
})

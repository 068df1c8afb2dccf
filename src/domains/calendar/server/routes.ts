import { implement } from '@orpc/server'
import { ownerOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import { calendarContract } from '../contract.ts'
import { readFeed, renewFeed, revokeFeed } from './feed/address.ts'
import { findFreeHours } from './free-hours.ts'
import { answerInvitation, readInvitation } from './guests/answer.ts'
import { inviteGuests } from './guests/guests.ts'
import { previewImport, runImport } from './import/import.ts'
import { listDates, listLayers } from './layers.ts'
import { listDevices, readPublicKey, subscribe, unsubscribe } from './push/devices.ts'
import { readDay, readFigures, readRange, searchEvents } from './range.ts'
import { findShown } from './read.ts'
import { removeEvent } from './remove.ts'
import { saveEvent } from './save.ts'
import { answerEvent, listInvitations, readAttendees, shareEvent } from './sharing.ts'
import { listTags, removeTag, saveTag } from './tags.ts'
import { toEvent } from './to-event.ts'

const calendar = implement(calendarContract).$context<Context>().use(enforceAccess)
const { alerts, feed, guests, range, sharing, tags } = calendar

export const calendarRoutes = calendar.router({
  save: calendar.save.handler(({ context, input }) => saveEvent(context, input)),
  day: calendar.day.handler(({ context, input }) => readDay(context, input)),
  remove: calendar.remove.handler(async ({ context, input: { id_user, ...removal } }) => {
    ownerOf(context, id_user)
    await removeEvent(context, removal)
    return { result: true }
  }),
  event: calendar.event.handler(async ({ context, input }) => ({
    data: toEvent(context, await findShown(context, input)),
  })),
  range: {
    events: range.events.handler(({ context, input }) => readRange(context, input)),
    dates: range.dates.handler(({ context, input }) => listDates(context, input)),
    layers: range.layers.handler(({ context }) => listLayers(context)),
    search: range.search.handler(({ context, input }) => searchEvents(context, input)),
    figures: range.figures.handler(({ context, input }) => readFigures(context, input.id_user)),
  },
  tags: {
    list: tags.list.handler(({ context }) => listTags(context)),
    save: tags.save.handler(({ context, input }) => saveTag(context, input)),
    remove: tags.remove.handler(({ context, input }) => removeTag(context, input.id)),
  },
  sharing: {
    read: sharing.read.handler(({ context, input }) => readAttendees(context, input.id)),
    share: sharing.share.handler(({ context, input }) => shareEvent(context, input)),
    answer: sharing.answer.handler(({ context, input }) => answerEvent(context, input)),
    invitations: sharing.invitations.handler(({ context }) => listInvitations(context)),
  },
  freeHours: {
    find: calendar.freeHours.find.handler(({ context, input }) => findFreeHours(context, input)),
  },
  guests: {
    invite: guests.invite.handler(({ context, input }) => inviteGuests(context, input)),
    read: guests.read.handler(({ context, input }) => readInvitation(context, input.token)),
    answer: guests.answer.handler(({ context, input }) => answerInvitation(context, input)),
  },
  alerts: {
    key: alerts.key.handler(({ context }) => readPublicKey(context)),
    devices: alerts.devices.handler(({ context }) => listDevices(context)),
    subscribe: alerts.subscribe.handler(({ context, input }) => subscribe(context, input)),
    unsubscribe: alerts.unsubscribe.handler(({ context, input }) => unsubscribe(context, input.id)),
  },
  feed: {
    read: feed.read.handler(({ context }) => readFeed(context)),
    renew: feed.renew.handler(({ context }) => renewFeed(context)),
    revoke: feed.revoke.handler(({ context }) => revokeFeed(context)),
  },
  import: {
    preview: calendar.import.preview.handler(({ context }) => previewImport(context)),
    run: calendar.import.run.handler(({ context }) => runImport(context)),
  },
})

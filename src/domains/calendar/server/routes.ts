import { ownerOf } from '#platform/auth/scope.ts'
import { serve } from '#platform/http/calls.ts'
import { callWith, type Form, lastPart } from '#platform/http/forms.ts'
import { calendarContract } from '../contract.ts'
import { addAppPassword, listAppPasswords, removeAppPassword } from './caldav/app-passwords.ts'
import { readFeed, renewFeed, revokeFeed } from './feed/feed.ts'
import { findFreeHours } from './free-hours.ts'
import { answerInvitation, readInvitation } from './guests/answer.ts'
import { inviteGuests } from './guests/guests.ts'
import { previewImport, runImport } from './import/import.ts'
import { listDates, listOverlays } from './overlays.ts'
import { listDevices, readPublicKey, subscribe, unsubscribe } from './push/devices.ts'
import { readDay, readFigures, readRange, searchEvents } from './range.ts'
import { findShown } from './read.ts'
import { removeEvent } from './remove.ts'
import { restoreEvent } from './restore.ts'
import { saveEvent } from './save.ts'
import { answerEvent, listInvitations, readAttendees, shareEvent } from './sharing.ts'
import { listTags, removeTag, saveTag } from './tags.ts'
import { listPlanned, listTaskEvents, readTask } from './tasks.ts'
import { toEvent } from './to-event.ts'

export const calendarRoutes = serve(calendarContract, {
  save: saveEvent,
  day: readDay,
  remove: async (context, { id_user, ...removal }) => {
    ownerOf(context, id_user)
    await removeEvent(context, removal, { keeps: true })
    return { result: true }
  },
  restore: restoreEvent,
  event: async (context, input) => ({
    data: toEvent(context, await findShown(context, input)),
  }),
  range: {
    events: readRange,
    dates: listDates,
    layers: listOverlays,
    search: searchEvents,
    figures: (context, { id_user }) => readFigures(context, id_user),
  },
  tags: {
    list: listTags,
    save: saveTag,
    remove: (context, { id }) => removeTag(context, id),
  },
  tasks: {
    mine: listPlanned,
    read: (context, { id }) => readTask(context, id),
    events: (context, { id }) => listTaskEvents(context, id),
  },
  sharing: {
    read: (context, { id }) => readAttendees(context, id),
    share: shareEvent,
    answer: answerEvent,
    invitations: listInvitations,
  },
  freeHours: {
    find: findFreeHours,
  },
  guests: {
    invite: inviteGuests,
    read: (context, { token }) => readInvitation(context, token),
    answer: answerInvitation,
  },
  alerts: {
    key: readPublicKey,
    devices: listDevices,
    subscribe,
    unsubscribe: (context, { id }) => unsubscribe(context, id),
  },
  appPasswords: {
    list: listAppPasswords,
    add: addAppPassword,
    remove: removeAppPassword,
  },
  feed: {
    read: readFeed,
    renew: renewFeed,
    revoke: revokeFeed,
  },
  import: {
    preview: previewImport,
    run: runImport,
  },
})

/** The answer posted without JavaScript: the same call, by the button that was pressed. */
export const sendInvitationForm: Form = async (context, { answer }, path) => {
  await callWith(context, calendarRoutes.guests.answer, { token: lastPart(path), answer })
  return path
}

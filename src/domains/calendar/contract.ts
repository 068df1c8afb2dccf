import { privateCall } from '#platform/contract/call.ts'
import { day, done, id, z } from '#platform/contract/fields.ts'
import { savedRevision } from '#platform/contract/revision.ts'
import { alertsContract } from './alerts-contract.ts'
import { SCOPES } from './calendar.ts'
import { CalendarEvent, EventChange, eventKey } from './event-schemas.ts'
import { guestsContract } from './guests-contract.ts'
import { importContract } from './import-contract.ts'
import { freeHoursContract, owner, rangeContract } from './range-contract.ts'
import { appPasswordsContract, feedContract, sharingContract } from './sharing-contract.ts'
import { tagsContract } from './tags-contract.ts'
import { tasksContract } from './tasks-contract.ts'

/** The calendar's calls: the first three are the specification's. */
export const calendarContract = {
  alerts: alertsContract,
  appPasswords: appPasswordsContract,
  feed: feedContract,
  freeHours: freeHoursContract,
  guests: guestsContract,
  import: importContract,
  range: rangeContract,
  sharing: sharingContract,
  tags: tagsContract,
  tasks: tasksContract,
  /** Makes, changes, finishes or removes an event: see `EventChange`. */
  save: privateCall
    .meta({ access: 'staff', creates: true })
    .route({ method: 'POST', path: '/eventManager', summary: 'Cria, altera, conclui ou exclui um evento' })
    .input(z.object({ ...owner, event: EventChange }))
    .output(
      z.object({
        success: z.literal(true),
        result: z.literal(true),
        /** Of the event, or of the series that was split off, where the change was for those that follow. */
        id,
        data: savedRevision.extend({
          id,
          /** The identity that the changed occurrence has now; '' for a single event or a whole series. */
          occurrence: z.string(),
        }),
      }),
    ),
  day: privateCall
    .route({ method: 'POST', path: '/getDayCalendar', summary: 'Lista os eventos de um dia, do primeiro ao último' })
    .input(z.object({ ...owner, date: day }))
    .output(
      z.object({
        /** Sorted by start. */
        result: z.array(CalendarEvent),
        /** The counter of the topic `calendar:{person}` when they were read, or an older one; 0 for another's calendar. */
        counter: z.int().nonnegative(),
      }),
    ),
  remove: privateCall
    .meta({ access: 'staff', changesPages: false, records: 'deletion' })
    .route({ method: 'DELETE', path: '/deleteEvent', summary: 'Exclui um evento, ou ocorrências de uma série' })
    .input(
      z.object({
        ...owner,
        ...eventKey,
        /** What goes where `occurrence` is given; without it the whole series does. */
        scope: z.enum(SCOPES).default('this'),
      }),
    )
    .output(done),
  /** What the caller removed last of it, for a day. */
  restore: privateCall
    .meta({ access: 'staff' })
    .route({
      method: 'POST',
      path: '/calendar/restore',
      summary: 'Traz de volta um evento excluído, ou o que se excluiu de uma série',
    })
    .input(z.object(eventKey))
    .output(done),
  /** Of an occurrence its own dates, as in a day. */
  event: privateCall
    .route({ method: 'POST', path: '/calendar/event', summary: 'Traz um evento, ou uma ocorrência de uma série' })
    .input(z.object(eventKey))
    .output(z.object({ data: CalendarEvent })),
}

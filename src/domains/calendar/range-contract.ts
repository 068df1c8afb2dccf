import { privateCall } from '#platform/contract/call.ts'
import { day, id, listInput, ownerId, pageOf, queryId, searchText, z } from '#platform/contract/fields.ts'
import { FREE_HOURS_DAYS, MAX_ATTENDEES, MAX_MEETING_MINUTES, MAX_RANGE_DAYS, OVERLAYS } from './calendar.ts'
import { EventRow } from './event-schemas.ts'

export const owner = {
  /** Whose calendar: the caller's own where left out. The admin may name anybody. */
  id_user: ownerId,
}

const range = z.object({
  /** The first day. */ from: day,
  /** The last day, included; at most 100 from the first. */ to: day,
})

/** A date of another record: a deadline, a bill, a holiday. */
export const OverlayDate = z.object({
  layer: z.enum(OVERLAYS),
  /** Unique within the overlay. */
  id: z.int(),
  /** YYYY-MM-DD. */
  day: z.string(),
  title: z.string(),
  /** Distinguishes it from others of the same title; may be ''. */
  note: z.string(),
  /** Path of its screen in the workbench; null where it has none, as a holiday. */
  to: z.string().nullable(),
  /** Whether nothing is left to do about it: the task is completed, the bill paid. */
  isDone: z.boolean(),
})
export type OverlayDate = z.infer<typeof OverlayDate>

export const rangeContract = {
  /** Events and occurrences that touch these days, sorted by start. */
  events: privateCall
    .route({
      method: 'GET',
      path: '/calendar/events',
      summary: `Lista os eventos de alguns dias, até ${MAX_RANGE_DAYS}`,
    })
    .input(range.extend(owner))
    .output(
      z.object({
        data: z.array(EventRow),
        /** Whether there are more than an answer holds: the first of them are in it. */
        truncated: z.boolean(),
        /** The counter of the topic `calendar:{person}` when they were read, or an older one; 0 for another's calendar. */
        counter: z.int().nonnegative(),
      }),
    ),
  /** The dates of other records in these days, by day. An overlay has at most 1,000 in one answer. */
  dates: privateCall
    .route({
      method: 'GET',
      path: '/calendar/dates',
      summary: 'Lista os prazos, vencimentos e feriados de alguns dias',
    })
    .input(range.extend({ /** Those to read. */ layers: z.array(z.enum(OVERLAYS)).min(1).max(OVERLAYS.length) }))
    .output(z.object({ data: z.array(OverlayDate) })),
  /** The overlays that this installation has, with their labels, in their order. */
  layers: privateCall
    .route({ method: 'GET', path: '/calendar/layers', summary: 'Lista as camadas de datas' })
    .output(z.object({ data: z.array(z.object({ layer: z.enum(OVERLAYS), label: z.string() })) })),
  /**
   * Newest start first. A series is one row: `start_date` is its first occurrence's, `occurrence` is ''. `total` is exact up
   * to `MAX_COUNTED`, and one more for any number beyond.
   */
  search: privateCall
    .route({ method: 'GET', path: '/calendar/search', summary: 'Busca em todos os eventos próprios e recebidos' })
    .input(
      listInput.extend({
        /** In title, description and place; '' finds all. */
        q: searchText.default(''),
        /** Only those with this tag. */
        tag: queryId.optional(),
      }),
    )
    .output(pageOf(EventRow)),
  figures: privateCall
    .route({ method: 'GET', path: '/calendar/figures', summary: 'Diz o que vem no calendário, para o painel' })
    .input(z.object(owner))
    .output(
      z.object({
        data: z.object({
          /** Occurrences of today, and how many of them are finished. */
          today: z.int().nonnegative(),
          finished: z.int().nonnegative(),
          /** Those of the next seven days that have not begun and are not finished: the first five. */
          next: z.array(EventRow),
          /** Invitations without an answer. */
          invitations: z.int().nonnegative(),
        }),
      }),
    ),
}

/** Hours in which several colleagues are free: nothing else of their calendars is shown. */
export const freeHoursContract = {
  find: privateCall
    .route({
      method: 'POST',
      path: '/calendar/free-hours',
      summary: `Acha horas livres de várias pessoas, em ${FREE_HOURS_DAYS} dias`,
    })
    .input(
      z.object({
        /** Ids of colleagues; the caller is always one of them. */
        people: z.array(id).max(MAX_ATTENDEES),
        /** The first of the days to look at. */
        from: day,
        /** How long it shall last. */
        minutes: z.int().min(5).max(MAX_MEETING_MINUTES),
        /** An event that does not count: the one that is to be moved. */
        except: id.optional(),
      }),
    )
    .output(
      z.object({
        data: z.array(
          z.object({
            /** YYYY-MM-DD; working days that are not over. */
            day: z.string(),
            /** Its national holiday; '' for none. */
            holiday: z.string(),
            /** Names of those who have an event of the whole day, which does not count as busy. */
            all_day: z.array(z.string()),
            /** Each half hour at which it can begin, HH:mm in São Paulo; none on a holiday. */
            starts: z.array(z.string()),
          }),
        ),
      }),
    ),
}
